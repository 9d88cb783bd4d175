#!/bin/sh
# Fuzzes what reads foreign bytes: Tests/Fuzz/fuzz.sh [xml|channel] [SECONDS] [CORPUS_FOLDER]; xml is the parser of documents,
# channel what a browser sends to the preview. Inputs that break it are left in the corpus folder.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
what=xml
case "${1:-}" in xml | channel) what=$1 && shift ;; esac
corpus=${2:-$(mktemp -d)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
seconds=${1:-180}
if [ "$what" = xml ]; then
  # One module of all sources, so that nothing needs to be public and no library to be linked.
  for file in "$root"/Sources/SourceText/*.swift "$root"/Sources/Standards/*.swift "$root"/Sources/XMLSyntax/*.swift \
    "$root"/Tests/XMLSyntaxTests/TreeInvariants.swift "$root"/Tests/Fuzz/FuzzXMLSyntax.swift; do
    sed -E '/^(package |@testable )?import (SourceText|Standards|XMLSyntax)$/d' "$file" >"$work/$(basename "$file")"
  done
  swiftc -O -wmo -swift-version 6 -package-name cardwright -sanitize=fuzzer,address -parse-as-library \
    "$work"/*.swift -o "$work/fuzz"
else
  # The pipeline as it ships and the libraries below it, built with what guides the fuzzer, in a folder of their own.
  build="$root/.cache/fuzz"
  swift build --package-path "$root" --scratch-path "$build" --configuration release --target FuzzPreviewChannel \
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library -Xcc -fsanitize=fuzzer-no-link,address
  find "$build/release/" -name '*.o' ! -path '*-tool.build/*' | sed 's/.*/"&"/' >"$work/objects"
  swiftc -sanitize=fuzzer,address "@$work/objects" -lxml2 -o "$work/fuzz"
fi
mkdir -p "$corpus"
if [ "$what" = xml ]; then
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
  [ -d "$root/Examples" ] && cp "$root"/Examples/*.xml "$corpus" 2>/dev/null || true
else
  cat >"$work/dictionary" <<'WORDS'
"GET / HTTP/1.1\x0d\x0a"
"Host: "
"\x81\x80"
"\x01\x80"
"\x80\x80"
"\x88\x80"
"\x89\x80"
"\xfe\x00\x7f"
"\xff\x00\x00\x00\x00\x00\x10\x00\x00"
"{\"type\":\"show\"}"
"\\u0000"
"\\ud800"
"[[[["
"1e308"
"-0.0"
WORDS
  printf 'GET /a HTTP/1.1\r\nHost: 127.0.0.1:1\r\nOrigin: http://127.0.0.1:1' >"$corpus/request"
  printf '{"type":"show","uri":"file:///a","views":[{"id":"a","width":3.5e2}],"overlays":[]}' >"$corpus/message"
  # Two masked frames of one message, with a ping between them.
  printf '\001\202\000\000\000\000{}\211\200\000\000\000\000\200\200\000\000\000\000' >"$corpus/frames"
fi
# The crash tracer can hang in a sandbox.
SWIFT_BACKTRACE=enable=no "$work/fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=5 -dict="$work/dictionary" \
  -artifact_prefix="$corpus/" "$corpus"
