# Cardwright in a container: docker run --rm -v "$PWD":/cards cardwright validate .
FROM swift:6.3-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends binutils dpkg-dev git libxml2-dev make pkg-config python3
WORKDIR /source
COPY . .
RUN make dist

FROM debian:bookworm-slim
COPY --from=build /source/dist/cardwright_*.deb /tmp/
# git is what `cardwright diff` asks for other revisions, and libxml2 what `validate --cross-check` asks; the folder that is mounted belongs to somebody else.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends /tmp/cardwright_*.deb git libxml2 \
 && rm -rf /tmp/cardwright_*.deb /var/lib/apt/lists/* \
 && git config --system --add safe.directory /cards
WORKDIR /cards
ENTRYPOINT ["cardwright"]
CMD ["--help"]
