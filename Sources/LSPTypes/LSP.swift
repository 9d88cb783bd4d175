/// The types that go over the wire in LSP 3.17, and those of 3.18 that clients offer already: as far as we use them.
///
/// They have a name space of their own, since many are called like the plain values that the features work with.
/// Reading is tolerant: unknown members are ignored, `null` counts as missing, every client capability is optional; a
/// member of the wrong type is an error that names its path, but for capabilities, where it counts as missing.
package enum LSP {}
