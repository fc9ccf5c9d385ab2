/**
 * What a field for a new name keeps of what is typed: letters, digits and
 * hyphens of ASCII, as small letters.
 *
 * @param value - what was typed or pasted
 *
 * @example
 * toNameInput('Ada Lovelace!') // 'adalovelace'
 */
export function toNameInput(value: string): string {
  return value.replace(/[^a-zA-Z0-9-]/g, '').toLowerCase()
}
