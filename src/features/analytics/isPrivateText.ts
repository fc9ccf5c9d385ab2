/**
 * Whether a text contains something that identifies someone or is a secret: an
 * email address, a URI, an address, hash or key, a code, a registered name.
 *
 * @example
 * isPrivateText('vitalik.eth') // true
 */
export function isPrivateText(text: string): boolean {
  // Letters and signs in full width, and characters that are not seen.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return patterns.some((pattern) => pattern.test(plain))
}

const patterns = [
  /@|%40/i,
  /:\/\/|\bwc:/i,
  /0x[0-9a-f]{4}/i,
  // Hashes, keys, base58 and base64.
  /[0-9a-f]{24}/i,
  /[a-z0-9+/_-]{28}/i,
  /\p{Nd}[\p{Nd} -]{4,}\p{Nd}/u,
  /\.(?:eth|sol|xyz|id|box|crypto|lens)\b/i,
]
