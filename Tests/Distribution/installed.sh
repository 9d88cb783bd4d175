# What somebody does who has installed the Debian package, as a user without rights. Its arguments are how the container starts it.
set -eu
export LC_ALL=C.UTF-8 HOME=/tmp/home XDG_CURRENT_DESKTOP=GNOME PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
install -d -o nobody /tmp/home
cd /tmp

check() {
  name=$1
  shift
  if setpriv --reuid=nobody --regid=nogroup --clear-groups "$@" >/tmp/told 2>&1; then
    echo "  passed: $name"
  else
    echo "  FAILED: $name: $*" >&2
    cat /tmp/told >&2
    exit 1
  fi
}

# Says $1 when the rest says it, too.
says() {
  expected=$1
  shift
  check "$* says “$expected”" sh -c 'wanted=$1; shift; "$@" >"$HOME/out" 2>&1; cat "$HOME/out"; grep -qF -e "$wanted" "$HOME/out"' sh "$expected" "$@"
}

says "$(dpkg-query -W -f '${Version}' cardwright)" cardwright --version
check "the entry point of the container" "$@" validate Examples/work-order.card.xml
check "all examples are valid" cardwright validate Examples
check "a card is drawn" cardwright render Examples/work-order.card.xml -o /tmp/home/card.svg
says "nothing.card.xml" sh -c 'cardwright validate nothing.card.xml; [ $? -eq 2 ]'
says "cardwright validate" man cardwright-validate
says "Check card files" whatis cardwright-validate
says "application/x-cardwright+xml" xdg-mime query filetype /tmp/Examples/work-order.card.xml
check "its icon is where desktops look" test -s "/usr/share/icons/hicolor/scalable/mimetypes/application-x-cardwright+xml.svg"
says "validate" bash -ic '. /usr/share/bash-completion/bash_completion; _completion_loader cardwright
  COMP_WORDS=(cardwright val) COMP_CWORD=1 COMP_LINE="cardwright val" COMP_POINT=14
  _cardwright cardwright val cardwright; echo "${COMPREPLY[@]}"'
says "validate" fish -c 'complete -C "cardwright val"'
says "_cardwright" zsh -fc 'autoload -U compinit; compinit -u -D; echo $_comps[cardwright]'

files=$(dpkg -L cardwright)
apt-get purge --yes cardwright >/dev/null
for file in $files; do
  [ ! -f "$file" ] || { echo "  FAILED: $file is left behind" >&2; exit 1; }
done
echo "  passed: nothing is left of it"
