"""What the executable is made of: the packages that Package.resolved pins, Swift's own libraries, data of others, and the
libraries that the system brings. From this come the notices that ship and the list of parts in SPDX."""

import hashlib
import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HOME = "https://github.com/cardwright/cardwright"
AUTHORS = "The Cardwright authors"
DATA = ROOT / "Sources" / "CBundledData"
APACHE = "Apache-2.0"
APACHE_OF_SWIFT = "Apache-2.0 WITH Swift-exception"
# The wording of 2004, before the texts that SPDX has a name for.
UNICODE = "LicenseRef-Unicode-Data-Files"


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    source: str
    # How it came in, as SPDX says it.
    relation: str
    # What has to be said wherever the executable goes, beside the text of the Apache License.
    notice: str = ""
    address: str = ""


def output(*command) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def exception_of(licence: str) -> str:
    """What follows the Apache License in the licences of Swift, or nothing."""
    return licence.partition("## Runtime Library Exception to the Apache 2.0 License: ##")[2].strip("\n")


def foreign_heads(folder: Path) -> list[str]:
    """What C sources of others say of their rights at their beginning, each once."""
    heads = {}
    for path in sorted((folder / "Sources").rglob("*.[ch]")):
        for comment in re.findall(r"/\*.*?\*/", path.read_text(errors="replace")[:5000], re.DOTALL):
            if re.search("Redistribution and use|Permission is hereby granted", comment):
                heads.setdefault(comment, path.name)
    return [f"{name}:\n\n{comment}" for comment, name in heads.items()]


def pinned() -> list[Part]:
    """The packages of Package.resolved, with what stands beside their sources."""
    parts = []
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        folder = ROOT / ".build" / "checkouts" / pin["identity"]
        if not folder.is_dir():
            raise SystemExit(f"the sources of {pin['identity']} are not in {folder.parent}; run 'make build'")
        [own] = folder.glob("LICENSE*")
        texts = [each.read_text() for each in sorted(folder.glob("NOTICE*")) + sorted((folder / "Sources").rglob("LICENSE*"))]
        exception = exception_of(own.read_text())
        location = pin["location"].removesuffix(".git")
        parts.append(Part(
            pin["identity"], pin["state"]["version"], APACHE_OF_SWIFT if exception else APACHE, location, "STATIC_LINK",
            "\n\n".join(text.strip("\n") for text in texts + foreign_heads(folder)),
            f"pkg:swift/{location.removeprefix('https://')}@{pin['state']['version']}"))
    return parts


def swift() -> Part:
    version = re.search(r"Swift version ([\d.]+)", output("swift", "--version"))[1]
    licence = (ROOT / ".build/checkouts/swift-argument-parser/LICENSE.txt").read_text()
    return Part("swift-runtime", version, APACHE_OF_SWIFT, "https://github.com/swiftlang/swift", "STATIC_LINK",
                "Swift's standard library, its concurrency and libdispatch.\n\n" + exception_of(licence))


def gcc() -> list[Part]:
    """What Swift's runtime needs of the C++ library, where the build found that as an archive (Makefile, LIBRARY)."""
    clang = Path(shutil.which("swift")).resolve().parent / "clang"
    found = clang.exists() and re.search(r"/gcc/[^/]+/([0-9.]+)/", output(clang, "-print-file-name=libstdc++.a"))
    if not found:
        return []
    return [
        Part("gcc-runtime", found[1], "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org", "STATIC_LINK",
             "Parts of libstdc++ and of the unwinder in libgcc, under the GCC Runtime Library Exception, version 3.1."),
    ]


def data() -> list[Part]:
    return [
        Part("inter", "", "OFL-1.1", "https://github.com/rsms/inter", "CONTAINS", (DATA / "INTER-LICENSE.txt").read_text().strip()),
        Part("unicode-data", "15.0.0", UNICODE, "https://www.unicode.org/ucd/", "CONTAINS",
             (DATA / "UNICODE-LICENSE.txt").read_text().strip()),
    ]


def system(program: Path) -> list[Part]:
    """The Debian packages of the libraries that the executable asks the system for, as they are where it was built."""
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "--dynamic", "--wide", program))
    places = dict(re.findall(r"^\s*(?:\S*/)?(\S+)(?: =>)? (/\S+) \(", output("ldd", program), re.MULTILINE))
    places |= {Path(place).name: place for place in re.findall(r"^\s*(/\S+) \(", output("ldd", program), re.MULTILINE)}
    parts = {}
    for name in needed:
        # /lib is a link to /usr/lib, and the list of files knows one of the two.
        plain = places[name].removeprefix("/usr")
        found = subprocess.run(["dpkg-query", "--search", plain, "/usr" + plain], capture_output=True, text=True).stdout
        if not found:
            raise SystemExit(f"no Debian package has {places[name]}, which the executable asks for")
        package = found.split(":")[0]
        version = output("dpkg-query", "--show", "--showformat=${Version}\n", package).split("\n")[0]
        parts[package] = Part(package, version, "NOASSERTION", "NOASSERTION", "DYNAMIC_LINK", address=f"pkg:deb/debian/{package}@{version}")
    return list(parts.values())


def shipped() -> list[Part]:
    return pinned() + [swift()] + gcc() + data()


def notices(version: str) -> str:
    """What has to be told about the rights of others, in the archive and in the Debian package alike."""
    blocks = [
        f"Cardwright {version}\n{HOME}\n\nCopyright 2026 {AUTHORS}\n\n"
        'Licensed under the Apache License, Version 2.0 (the "License"); you may not use Cardwright except in compliance with the\n'
        "License. Its text stands in the file LICENSE of the archive and of the sources; on Debian systems it is\n"
        "/usr/share/common-licenses/Apache-2.0.\n\n"
        "The executable also holds what follows. Where the Apache License is named, the same text is meant."
    ]
    for part in shipped():
        head = f"{part.name} {part.version}".strip() + f"\n{part.source}\nLicence: {part.licence}"
        blocks.append("\n\n".join(text for text in (head, part.notice) if text))
    return f"\n\n{'-' * 79}\n\n".join(blocks) + "\n"


def bill(program: Path, version: str, created: str) -> str:
    """The list of parts as SPDX 2.3 in JSON."""
    digest = hashlib.sha256(program.read_bytes()).hexdigest()
    parts = shipped() + system(program)
    identifier = lambda part: "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", part.name)
    own = {
        "name": "cardwright", "SPDXID": "SPDXRef-cardwright", "versionInfo": version, "downloadLocation": f"{HOME}/releases",
        "filesAnalyzed": False, "licenseConcluded": APACHE, "licenseDeclared": APACHE, "copyrightText": f"Copyright 2026 {AUTHORS}",
        "supplier": f"Organization: {AUTHORS}", "primaryPackagePurpose": "APPLICATION",
        "checksums": [{"algorithm": "SHA256", "checksumValue": digest}], "comment": "The checksum is that of bin/cardwright.",
    }
    packages = [own] + [
        {
            "name": part.name, "SPDXID": identifier(part), "downloadLocation": part.source,
            "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": part.licence, "copyrightText": "NOASSERTION",
            **({"versionInfo": part.version} if part.version else {}),
            **({"externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": part.address}]}
               if part.address else {}),
        }
        for part in parts
    ]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-cardwright")]
    relations += [("SPDXRef-cardwright", part.relation, identifier(part)) for part in parts]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"cardwright-{version}",
        "documentNamespace": f"{HOME}/spdx/{version}/{digest}",
        "creationInfo": {"created": created, "creators": [f"Organization: {AUTHORS}", f"Tool: cardwright-make-dist-{version}"]},
        "packages": packages,
        "hasExtractedLicensingInfos": [{
            "licenseId": UNICODE, "name": "Unicode data files and software licence",
            "extractedText": (DATA / "UNICODE-LICENSE.txt").read_text().partition("COPYRIGHT AND")[2],
        }],
        "relationships": [
            {"spdxElementId": of, "relationshipType": kind, "relatedSpdxElement": to} for of, kind, to in relations],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"
