# Everything a person or CI does with Cardwright. `make help` lists it.

PREFIX ?= /usr/local
EXAMPLE ?= Examples/work-order.card.xml
PREVIEW ?= .cache/preview.svg

RELEASE := .build/release/cardwright
# What `make web` makes: the compiled core for pages, and what loads it.
WEB := .build/web
VENV := .cache/venv
PYTHON := $(VENV)/bin/python
SWIFT_SOURCES := Package.swift Sources Tests Benchmarks
# An import that is no declared dependency is an error: a plain build lets it pass.
CHECKED := --explicit-target-dependency-import-check error
# Nothing looks functions up by name, and a system whose loader knows packed relocations has an executable without the others.
# Functions of the same code are one, as generics are made anew for each type: nothing compares their addresses. Each stands
# in a section of its own, or the linker could not drop or fold one without its whole file. Types of generics are made as the compiler
# knows them: by their names, the runtime would look through all conformances of the program for each, an eighth of a start.
PACKED := $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '$$2 >= 2.36 { print "-Xlinker -z -Xlinker pack-relative-relocs" }')
# Each library that the loader has to find and link makes every start longer. libxml2 is loaded when somebody asks it
# (Sources/LibXML2Judge), and what the runtime needs of C++'s is linked in, where the compiler has it for that.
LIBRARY = $(filter /%,$(shell $$(dirname "$$(readlink -f "$$(command -v swift)")")/clang -print-file-name=$(1) 2>/dev/null))
LINKED_IN = $(if $(call LIBRARY,$(1)),-Xlinker '--remap-inputs=*/$(2)=$(call LIBRARY,$(1))')
ALONE := -Xlinker '--remap-inputs=*/libxml2.so=/dev/null' $(call LINKED_IN,libstdc++.a,libstdc++.so) $(call LINKED_IN,libgcc_eh.a,libgcc_s.so)
# ArgumentParser alone would bring FoundationEssentials, an eighth of the executable, for a JSON text and the protocol of errors
# with words. It takes them from a module of ours, which is there before, as SwiftPM does not know that the one needs the other:
# after a change of what that module declares, `swift package clean`.
FOUNDATION := ArgumentParserFoundation
REDUCED := -Xswiftc -module-alias -Xswiftc FoundationEssentials=$(FOUNDATION)
DISCARDED := -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker .ci/discarded.ld
SMALL := $(if $(filter Linux,$(shell uname)),-Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xlinker --no-export-dynamic -Xlinker --icf=all $(PACKED) $(ALONE) $(REDUCED) $(DISCARDED))
STATIC := --configuration release --static-swift-stdlib $(SMALL)

# What cannot be fetched is told by what packs the extension.
NPM := npm install --omit=dev --no-package-lock --prefix editors/vscode || true

.DEFAULT_GOAL := help
.PHONY: help run build test lint check-build check-web unit page e2e fidelity schemas clean-tree docs bench install dist test-dist vsix web web-test pins format mutate growth soak fuzz fuzz-minute tools test-tools

help: ## List what there is
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Build, check an example card and draw it
	@mkdir -p $(dir $(PREVIEW))
	@echo "\n$$ cardwright validate --fail-on warning $(EXAMPLE)"
	@$(RELEASE) validate --fail-on warning $(EXAMPLE) && echo "no findings"
	@echo "\n$$ cardwright render $(EXAMPLE) -o $(PREVIEW)"
	@$(RELEASE) render $(EXAMPLE) -o $(PREVIEW) && echo "drawn: $(CURDIR)/$(PREVIEW)"
	@echo "\nLive in a browser: $(RELEASE) preview $(EXAMPLE)"

build: tools ## Build the executable, optimised and self-contained
	.ci/tidy swift build $(STATIC) --target $(FOUNDATION)
	.ci/tidy swift build $(STATIC) --product cardwright

test: lint check-build check-web unit page build e2e fidelity schemas fuzz-minute clean-tree ## Everything CI checks
	@echo "test: all passed"

lint: tools ## Check the formatting of Swift, the pins, and the types of the two pages and the extension for VS Code
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	.ci/pins --check
	@.ci/packages node-typescript
	tsc -p Sources/PreviewServer/Page/jsconfig.json
	tsc -p Sources/Playground/Page/jsconfig.json
	tsc -p editors/vscode/jsconfig.json
	tsc -p Sources/WebModule/jsconfig.json

format: tools ## Format the Swift sources
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

check-build: tools ## Build everything, undeclared imports are errors
	.ci/tidy swift build --build-tests $(CHECKED)

check-web: tools ## Have the compiler judge what browsers run, as Embedded Swift for WebAssembly; no code is made
	.ci/tidy .ci/web --check

unit: check-build ## Run the Swift tests
	.ci/failures .ci/tidy swift test --skip-build $(CHECKED)

page: ## Run what of the preview page needs no browser
	@.ci/packages nodejs
	node --test Tests/PreviewPage/*.test.js

web: tools ## Compile the core to WebAssembly, into .build/web/; twenty minutes, later only what has changed; not in `make test`
	@.ci/packages binaryen brotli nodejs
	.ci/tidy .ci/web

web-test: web build test-tools ## Compare the module for browsers with the native core, byte for byte (WEB_MUTANTS=2000 for more damaged cards), and drive the playground and the extension for VS Code with it in two browsers; not in `make test`
	@.ci/packages nodejs
	.ci/tidy swift build $(STATIC) --product WebProbe
	WEB_PROBE=$(dir $(RELEASE))WebProbe node --test Tests/WebModule/core.test.js
	WEB=$(CURDIR)/$(WEB) WEB_PROBE=$(dir $(RELEASE))WebProbe $(PYTHON) -m pytest -q -c Tests/EndToEnd/pytest.ini --timeout 600 Tests/WebModule
	@.ci/packages libjs-codemirror
	WEB=$(CURDIR)/$(WEB) CARDWRIGHT=$(CURDIR)/$(RELEASE) $(PYTHON) -m pytest -q Tests/EndToEnd/test_playground.py Tests/EndToEnd/test_playground_accessibility.py Tests/EndToEnd/test_vscode_browser.py

mutate: tools ## Change each limit and comparison of the design rules and demand a failing test; some minutes, not in `make test`
	.ci/tidy python3 Tests/Mutation/mutate.py

growth: build ## Look for what is more than linear: n and 2n of everything in the schema; some minutes, not in `make test`
	python3 Benchmarks/growth.py

e2e: build check-build test-tools ## Drive the built executable from editors, browsers, pytest-lsp and a shell
	@.ci/packages libjs-codemirror
	CARDWRIGHT=$(CURDIR)/$(RELEASE) $(PYTHON) -m pytest -q Tests/EndToEnd

.PHONY: pictures
pictures: build test-tools ## Take the pictures with which the README opens, of the running program
	@.ci/packages pngquant
	$(PYTHON) Tests/Pictures/pictures.py $(RELEASE)

soak: build ## Edit cards in one server for an hour and look at what it leaves behind; two minutes of it are in `make test`
	python3 Tests/Endurance/soak.py $(RELEASE)
	FIX_MUTANTS=10000 swift test $(CHECKED) --filter FixLawTests

fuzz: tools ## Hand made-up bytes to all that reads foreign ones, with the address sanitizer, for an hour (SECONDS=N); a minute is in `make test`
	python3 Tests/Fuzz/fuzz.py --seconds $(or $(SECONDS),3600) --seed $(or $(SEED),1)

fuzz-minute: tools
	.ci/tidy python3 Tests/Fuzz/fuzz.py --seconds 60

fidelity: check-build test-tools ## Compare texts with HarfBuzz and Chromium, boxes with Chromium
	@.ci/packages chromium fonts-inter fonts-noto-core fonts-noto-cjk
	LAYOUT_PROBE=$(CURDIR)/.build/debug/LayoutProbe $(PYTHON) -m pytest -q Tests/LayoutFidelity

schemas: test-tools ## Have libxml2 and Python's xmlschema judge every example and its mutants
	$(PYTHON) Tests/EndToEnd/schemas_agree.py

.PHONY: contracts
contracts: check-build build test-tools ## Have the published schemas of the targets of `export`, in SCHEMAS=DIR, judge what is written; not in `make test`
	GENERATED_CARDS=$(CURDIR)/.cache/generated-cards swift test --skip-build $(CHECKED) --filter cardsAreWritten
	$(PYTHON) Tests/EndToEnd/contracts.py $(RELEASE) "$(SCHEMAS)" Examples .cache/generated-cards

clean-tree: ## Fail when building or testing left something behind that git sees
	@left=$$(git status --porcelain --untracked-files=all); \
	if [ -n "$$left" ] && [ -n "$$CI$$CARDWRIGHT_WARNINGS" ]; then echo "changed or not ignored:\n$$left" >&2; exit 1; fi

docs: build ## Write the reference documentation into site/, with the playground once there is what `make web` makes
	@.ci/packages libjs-codemirror
	$(RELEASE) docs --output site $(if $(wildcard $(WEB)/cardwright.wasm),--playground $(WEB)) && echo "open $(CURDIR)/site/index.html"

bench: build test-tools ## Measure against libxml2, expat, pugixml and Yoga, and the server from a client
	@.ci/packages g++ libexpat1-dev libpugixml-dev libxml2-utils
	.ci/tidy swift build $(STATIC) --product cardwright-bench
	.ci/tidy swift build $(STATIC) --product SceneProof
	.ci/tidy swift build $(STATIC) --product WebProbe
	$(PYTHON) Benchmarks/run.py

install: build ## Install the executable under PREFIX, its symbols for debuggers in a file beside it
	@.ci/packages binutils
	objcopy --only-keep-debug $(RELEASE) $(RELEASE).debug
	objcopy --strip-all --add-gnu-debuglink=$(RELEASE).debug $(RELEASE) $(RELEASE).stripped
	install -D -m 755 $(RELEASE).stripped $(DESTDIR)$(PREFIX)/bin/cardwright
	install -m 644 $(RELEASE).debug $(DESTDIR)$(PREFIX)/bin/cardwright.debug

dist: build ## Pack what people install into dist/: archive, Debian package, extension for VS Code, list of parts, checksums
	@.ci/packages binutils dpkg-dev python3
	@[ -d editors/vscode/node_modules ] || ! command -v npm >/dev/null || $(NPM)
	python3 .ci/release/pack.py $(RELEASE)

test-dist: dist ## Install the Debian package in a bare Debian and use it there, and build a package that depends on this one; five minutes, not in `make test`
	@.ci/packages lintian mmdebstrap
	python3 Tests/Distribution/clean_root.py dist/*.deb
	python3 Tests/Distribution/package.py

pins: tools ## Pin the packages that Package.swift asks for, in Package.resolved
	.ci/pins

vsix: $(if $(wildcard $(WEB)/cardwright.wasm),build) ## Pack the extension for VS Code, which runs in browsers, too, once there is what `make web` makes; npm fetches its language client once
	@.ci/packages nodejs python3
	@[ -d editors/vscode/node_modules ] || $(NPM)
	$(if $(wildcard $(WEB)/cardwright.wasm),$(RELEASE) lsp --page > $(WEB)/preview.html)
	python3 editors/vscode/pack.py $(if $(wildcard $(WEB)/cardwright.wasm),--web $(WEB))

tools:
	@.ci/swift
	@.ci/packages libxml2-dev pkg-config

test-tools: $(VENV)/ready
	@.ci/packages chromium firefox-esr libxml2-utils neovim vim-nox vim-ale emacs-nox elpa-eglot elpa-package-lint kate xvfb xdotool dbus-daemon nodejs librsvg2-bin man-db dpkg-dev binutils

$(VENV)/ready: Tests/EndToEnd/requirements.txt Tests/LayoutFidelity/requirements.txt
	@.ci/packages python3-venv
	python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet $(addprefix --requirement ,$(filter %.txt,$^))
	@touch $@
