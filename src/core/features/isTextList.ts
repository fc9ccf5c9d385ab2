/** Whether a value from outside is a list of texts. */
export function isTextList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  )
}
