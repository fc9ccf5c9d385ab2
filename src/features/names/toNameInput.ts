/**
 * Filters the input of a new name: keeps ASCII letters, digits and hyphens, in
 * lower case.
 *
 * @param value - typed or pasted text
 *
 * @example
 * toNameInput('Ada Lovelace!') // 'adalovelace'
 */
export function toNameInput(value: string): string {
  return value.replace(/[^a-zA-Z0-9-]/g, '').toLowerCase()
}
