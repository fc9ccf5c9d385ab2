/**
 * A whole number from 0 to 4294967295 that is always the same for a text, to
 * draw from. It protects nothing.
 *
 * It is FNV-1a with a mixing of its own at the end, so that texts that differ
 * in one character give far numbers.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
