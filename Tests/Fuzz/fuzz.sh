#!/bin/sh
# Fuzzes the XML parser: Tests/Fuzz/fuzz.sh [SECONDS] [CORPUS_FOLDER]. Inputs that break it are left in the corpus folder.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
corpus=${2:-$(mktemp -d)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# One module of all sources, so that nothing needs to be public and no library to be linked.
for file in "$root"/Sources/SourceText/*.swift "$root"/Sources/XMLSyntax/*.swift \
  "$root"/Tests/XMLSyntaxTests/TreeInvariants.swift "$root"/Tests/Fuzz/FuzzXMLSyntax.swift; do
  sed -E '/^(package |@testable )?import (SourceText|XMLSyntax)$/d' "$file" >"$work/$(basename "$file")"
done
swiftc -O -wmo -swift-version 6 -package-name cardwright -sanitize=fuzzer,address -parse-as-library \
  "$work"/*.swift -o "$work/fuzz"
cat >"$work/dictionary" <<'WORDS'
"</"
"/>"
"<!--"
"-->"
"<![CDATA["
"]]>"
"<?xml version=\"1.0\""
"?>"
"<!DOCTYPE"
"xmlns:"
"xml:id=\""
"&amp;"
"&#x"
WORDS
mkdir -p "$corpus"
[ -d "$root/Examples" ] && cp "$root"/Examples/*.xml "$corpus" 2>/dev/null || true
# The crash tracer can hang in a sandbox.
SWIFT_BACKTRACE=enable=no "$work/fuzz" -max_total_time="${1:-180}" -max_len=4096 -timeout=5 -dict="$work/dictionary" \
  -artifact_prefix="$corpus/" "$corpus"
