/** When a record expires, as a whole number. */
export function toExpiry(record: object): number | null {
  const expiresAt: unknown = Reflect.get(record, 'expiresAt')
  return typeof expiresAt === 'number' ? Math.ceil(expiresAt) : null
}

/** A record as the database takes it. */
export function encode(record: object): object {
  return mapStrings(record, toText) as object
}

/** A record as text of JSON, as the database takes it. */
export function encodeJson(record: object): string {
  const text = JSON.stringify(record)
  // JSON escapes everything that `toText` changes.
  return text.includes('\\') ? JSON.stringify(encode(record)) : text
}

/** A record that a driver has read, as it was. */
export function decode<record extends object>(data: unknown): record {
  return (hasEscapes(data) ? mapStrings(data, fromText) : data) as record
}

function hasEscapes(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\\')
  if (typeof value !== 'object' || value === null) return false
  for (const name in value)
    if (hasEscapes(Reflect.get(value, name))) return true
  return false
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, map)]),
  )
}

/** Nearly all of it; the other expression is the slower one. */
const plain = /^[\x20-\x5b\x5d-\x7e]*$/
const outside = /[\0\\]|\p{Cs}/gu

/** Postgres stores neither NUL nor lone surrogates, and callers may send both. */
export function toText(text: string): string {
  if (plain.test(text)) return text
  return text.replace(outside, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\${code}`
  })
}

/** Undoes `toText`. */
export function fromText(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\([0-9a-f]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
