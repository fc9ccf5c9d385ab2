/** Properties whose value is always redacted. */
const secretMember =
  /^(otp|pin|email|newEmail|token|accessToken|refreshToken|password|passphrase|secret|privateKey|mnemonic|seed|seedPhrase|symKey|uri|signature|authorization|cookie)$/i

/** Lengths are bounded, so that long texts do not take quadratic time. */
const textRules: readonly (readonly [RegExp, string])[] = [
  [/\bwc(:|%3A)[^\s"'<>]*/gi, '[uri]'],
  [
    /[^\s@"'<>()[\],;:]{1,64}(@|%40)[^\s@"'<>()[\],;:]{1,255}\.[^\s@"'<>()[\],;:]{1,63}/gi,
    '[email]',
  ],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  // Signatures, calldata, and private keys, which unlike hashes have no 0x.
  [/0x[0-9a-f]{128,}|\b[0-9a-f]{64}\b/gi, '[hex]'],
  [/(?<![0-9a-zA-Z]|\d\.)\d{3}[ -]?\d{3}(?![0-9a-zA-Z]|\.\d)/g, '[code]'],
]

const MAX_DEPTH = 6
const MAX_MEMBERS = 100
const MAX_TEXT_LENGTH = 2_000
const MATCHED_LENGTH = 4_000
const LONGEST_SECRET = 400

/**
 * Copies a value for logging and redacts email addresses, six-digit codes,
 * pairing URIs and secret properties.
 *
 * The copy is plain JSON: a bigint becomes text, an error its name, message
 * and code. Long texts, large lists and deep objects are truncated.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return redactText(value.toString())
  if (typeof value === 'number')
    return /^\d{6}$/.test(String(value)) ? '[code]' : value
  if (typeof value === 'boolean' || value === null || value === undefined)
    return value
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth >= MAX_DEPTH) return '[deep]'
  return redactObject(value, depth + 1)
}

function redactText(value: string) {
  let text = value.slice(0, MATCHED_LENGTH)
  for (const [pattern, label] of textRules) text = text.replace(pattern, label)
  // The cut may leave part of a secret at the end, which no rule matches.
  if (value.length > MATCHED_LENGTH) text = text.slice(0, -LONGEST_SECRET)
  return text.length > MAX_TEXT_LENGTH
    ? `${text.slice(0, MAX_TEXT_LENGTH)}…`
    : text
}

function redactObject(value: object, depth: number): unknown {
  try {
    if (Array.isArray(value))
      return value.slice(0, MAX_MEMBERS).map((item) => redact(item, depth))
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
    const result: Record<string, unknown> = {}
    if (value instanceof Error) {
      result.name = redact(value.name, depth)
      result.message = redact(value.message, depth)
      if (value.cause !== undefined) result.cause = redact(value.cause, depth)
    }
    for (const [key, member] of Object.entries(value).slice(0, MAX_MEMBERS)) {
      result[redactText(key)] = secretMember.test(key)
        ? '[redacted]'
        : redact(member, depth)
    }
    return result
  } catch {
    return '[unreadable]'
  }
}
