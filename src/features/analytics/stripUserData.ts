const MAX_TEXT_LENGTH = 300

/**
 * Replaces everything in a text that identifies someone or is a secret: pairing
 * URIs, paths of URLs, email addresses, tokens, names, addresses, hashes,
 * signatures, amounts and codes.
 *
 * @example
 * stripUserData('Sent to ada@example.com') // 'Sent to [email]'
 */
export function stripUserData(text: string): string {
  let stripped = text.slice(0, MAX_TEXT_LENGTH * 4)
  for (const [pattern, label] of rules)
    stripped = stripped.replace(pattern, label)
  return stripped.slice(0, MAX_TEXT_LENGTH)
}

/** Lengths are bounded, so that long texts do not take quadratic time. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\bwc(:|%3A)[^\s"'<>]*/gi, '[uri]'],
  // Only the origin of a URL is kept.
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>/?#@]{1,255})[^\s"'<>]*/gi, '$1'],
  [/[^\s@"'<>()[\],;:]{1,64}(@|%40)[^\s@"'<>()[\],;:]{1,255}/gi, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\b[\w-]{1,64}(\.[\w-]{1,64}){0,3}\.(eth|sol|xyz|id)\b/gi, '[name]'],
  [/0x[0-9a-f]+/gi, '[hex]'],
  // Hashes and keys without 0x, base58 and base64.
  [/[a-z0-9+/_-]{24,}={0,2}/gi, '[id]'],
  [/\b\d[\d .,-]{3,}\d\b/g, '[number]'],
]
