# Daub: two commands to know, `make run` and `make test`. `make help` lists the others.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
BUILD := .build
# The Swift libraries are linked into the program: it starts sooner than with them beside it.
RELEASE := -c release --static-swift-stdlib
SHARE := build/share
LANGUAGES := $(basename $(notdir $(wildcard Resources/Translations/*.po)))
CATALOGUES := $(foreach lang,$(LANGUAGES),$(SHARE)/locale/$(lang)/LC_MESSAGES/daub.mo)
SCHEMAS := $(SHARE)/glib-2.0/schemas/gschemas.compiled
# SwiftPM warns of GTK's own -pthread flag, harmlessly; everything else is shown.
QUIET := 2>&1 | grep -v 'prohibited flag(s): -pthread'

.PHONY: run build test bench lint format screenshots corpus docs install deps deps-test deps-pictures resources pot help clean
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

help:
	@echo 'make run          install what is missing, build, and open Daub on its sample library'
	@echo 'make test         install what is missing, build, and run every test'
	@echo 'make bench        measure the speed beside the baselines'
	@echo 'make lint         check format, imports and translations;  make format: mend the format'
	@echo 'make screenshots  draw the pictures of the README anew'
	@echo 'make corpus DIR=D open, save and compare every SVG below D'
	@echo 'make docs         write the documentation of PickerKit, for a browser'
	@echo 'make pot          gather the texts to translate'
	@echo 'make install      install below PREFIX ($(PREFIX))'

deps:
	@.ci/packages build

deps-test:
	@.ci/packages build test

deps-pictures:
	@.ci/packages build test pictures

resources: $(SCHEMAS) $(CATALOGUES)

$(SCHEMAS): Resources/dev.daub.Daub.gschema.xml
	@mkdir -p $(@D)
	@cp $< $(@D)/
	@glib-compile-schemas --strict $(@D)

$(SHARE)/locale/%/LC_MESSAGES/daub.mo: Resources/Translations/%.po
	@mkdir -p $(@D)
	@msgfmt --check -o $@ $<

build: deps resources
	@$(SWIFT) build $(RELEASE) --product daub $(QUIET)

run: build
	@.ci/run-daub $(BUILD)/release/daub $(ARGS)

# Tests of windows wait for them on the threads that all others run on: the two kinds run one after the other.
WINDOWED := '^(EndToEndTests|GtkTests)\.'

test: deps-test resources
	@$(SWIFT) build --build-tests $(QUIET)
	@$(SWIFT) test --skip-build --skip $(WINDOWED) $(QUIET)
	@$(SWIFT) test --skip-build --filter $(WINDOWED) $(QUIET)

BASELINES := build/baselines/empty-window build/baselines/popover build/baselines/font-chooser

build/baselines/%: Tests/Baselines/%.c Tests/Baselines/furniture.c Tests/Baselines/furniture.h \
		Tests/Baselines/trace.c Tests/Baselines/trace.h
	@mkdir -p $(@D)
	@$(CC) -O2 -Wall -Wextra -Werror $(filter %.c,$^) -o $@ $$(pkg-config --cflags --libs gtk+-3.0) -lm

bench: deps-test resources $(BASELINES)
	@$(SWIFT) build $(RELEASE) --product daub $(QUIET)
	@$(SWIFT) build $(RELEASE) --product Bench $(QUIET)
	@$(SWIFT) build $(RELEASE) --product PopoverHost $(QUIET)
	@$(BUILD)/release/Bench --daub $(BUILD)/release/daub --baselines build/baselines --json build/bench.json $(ARGS)

corpus: deps-test
	@test -n '$(DIR)' || { echo 'make corpus DIR=the folder of SVG files' >&2; exit 2; }
	@$(SWIFT) build -c release --product Corpus $(QUIET)
	@$(BUILD)/release/Corpus '$(DIR)' $(ARGS)

screenshots: deps-pictures resources
	@$(SWIFT) build $(RELEASE) --product daub $(QUIET)
	@$(SWIFT) build -c release --product Screenshots $(QUIET)
	@$(BUILD)/release/Screenshots --daub $(BUILD)/release/daub --out build/screenshots --readme Resources/Screenshots --docs Sources/PickerKit/PickerKit.docc $(ARGS)

# The guides and symbols of PickerKit as web pages.
docs: deps
	@$(SWIFT) build --target PickerKit $(QUIET)
	@rm -rf build/symbols build/docs && mkdir -p build/symbols
	@$(SWIFT) symbolgraph-extract -module-name PickerKit -I $(BUILD)/debug/Modules \
		-Xcc -fmodule-map-file=$(BUILD)/debug/CSpawn.build/module.modulemap \
		-Xcc -fmodule-map-file=Sources/CIntl/module.modulemap \
		$$(pkg-config --cflags-only-I glib-2.0 | sed 's/-I/-Xcc -I/g') \
		-target $$($(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p') \
		-output-dir build/symbols
	@docc convert Sources/PickerKit/PickerKit.docc --additional-symbol-graph-dir build/symbols \
		--fallback-display-name PickerKit --fallback-bundle-identifier dev.daub.PickerKit \
		--transform-for-static-hosting --output-path build/docs > build/docs.log 2>&1 || { cat build/docs.log; exit 1; }
	@! grep -A3 "doesn't exist\|couldn't be" build/docs.log
	@echo 'The pages are in build/docs: python3 -m http.server --directory build/docs, then /documentation/pickerkit'

lint: deps-test
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	@.ci/check-imports
	@.ci/check-translations
	@desktop-file-validate Resources/dev.daub.Daub.desktop
	@appstreamcli validate --no-net --no-color Resources/dev.daub.Daub.metainfo.xml > build/appstream.log || { cat build/appstream.log; exit 1; }
	@echo 'lint: clean'

format:
	@$(SWIFT) format --in-place --recursive Package.swift Sources Tests

pot:
	@.ci/gather-texts Resources/Translations/daub.pot

install: build
	@install -Dm755 $(BUILD)/release/daub $(DESTDIR)$(PREFIX)/bin/daub
	@mkdir -p $(DESTDIR)$(PREFIX)/share/daub $(DESTDIR)$(PREFIX)/share/icons
	@cp -r Resources/Samples Resources/Schemas Resources/Style Resources/Pickers Resources/PickerTemplates \
		$(DESTDIR)$(PREFIX)/share/daub/
	@cp -r Resources/Icons/hicolor $(DESTDIR)$(PREFIX)/share/icons/
	@install -Dm644 Resources/dev.daub.Daub.desktop $(DESTDIR)$(PREFIX)/share/applications/dev.daub.Daub.desktop
	@install -Dm644 Resources/dev.daub.Daub.metainfo.xml $(DESTDIR)$(PREFIX)/share/metainfo/dev.daub.Daub.metainfo.xml
	@install -Dm644 Resources/dev.daub.Daub.gschema.xml $(DESTDIR)$(PREFIX)/share/daub/schemas/dev.daub.Daub.gschema.xml
	@glib-compile-schemas --strict $(DESTDIR)$(PREFIX)/share/daub/schemas
	@cp -r $(SHARE)/locale $(DESTDIR)$(PREFIX)/share/
	@echo 'Installed below $(DESTDIR)$(PREFIX)'

clean:
	@rm -rf $(BUILD) build
