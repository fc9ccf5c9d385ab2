/** Whether an untrusted value is an array of strings. */
export function isTextList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  )
}
