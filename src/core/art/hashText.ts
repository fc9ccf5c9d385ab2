/**
 * Returns a deterministic 32-bit unsigned integer for a text, to derive
 * artwork from. Not cryptographic.
 *
 * FNV-1a with a finalizer, so that texts differing in one character give
 * unrelated values.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
