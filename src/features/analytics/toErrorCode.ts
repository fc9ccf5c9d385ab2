/**
 * Returns the code of an error as a text, if it has the form of one: words in
 * upper case, and the numbers of wallets. A code that was mailed has six digits,
 * and one for recovery has digits between its letters.
 *
 * @example
 * toErrorCode(-32603) // '-32603'
 */
export function toErrorCode(code: unknown): string | undefined {
  const text =
    typeof code === 'number' || typeof code === 'string' ? String(code) : ''
  return text.length <= 64 &&
    /^-?\d{1,5}$|^[A-Z]+\d{0,3}(?:_[A-Z]*\d{0,3})*$/.test(text)
    ? text
    : undefined
}
