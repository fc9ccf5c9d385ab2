/** What a name ends with; it is also the only zone there is. */
export const NAME_ZONE = 'reown.id'

const LABEL_MIN = 4
const LABEL_MAX = 63

/**
 * The name as it is kept, in small letters; `undefined` when it may not be
 * registered: letters, digits and hyphens, 4 to 63 of them, and the zone.
 */
export function parseName(value: string): string | undefined {
  const name = value.toLowerCase()
  const suffix = `.${NAME_ZONE}`
  if (!name.endsWith(suffix)) return undefined
  return isLabel(name.slice(0, -suffix.length)) ? name : undefined
}

function isLabel(label: string) {
  const { length } = label
  // Asked of the written-out letters: lower case turns a Kelvin sign into k.
  return length >= LABEL_MIN && length <= LABEL_MAX && /^[a-z\d-]+$/.test(label)
}
