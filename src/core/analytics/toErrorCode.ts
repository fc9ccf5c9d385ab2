/**
 * Returns the code of an error as a text, if it has the form of one: our own
 * names, and the numbers of wallets. A code that was mailed has six digits.
 *
 * @example
 * toErrorCode(-32603) // '-32603'
 */
export function toErrorCode(code: unknown): string | undefined {
  const text =
    typeof code === 'number' || typeof code === 'string' ? String(code) : ''
  return /^-?\d{1,5}$|^[A-Z][A-Z0-9_]{1,63}$/.test(text) ? text : undefined
}
