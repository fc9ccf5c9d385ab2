import { isPrivateText } from './isPrivateText.js'
import { toErrorCode } from './toErrorCode.js'

const MAX_NAME_LENGTH = 64
const MAX_SEARCH_LENGTH = 24

/**
 * Returns the fields that an event may carry. Everything else is left out:
 * unknown fields, values of another kind, and texts that could identify
 * someone.
 *
 * @param given - values of any kind
 * @param fields - kinds by field, from `eventFields`
 *
 * @example
 * toProperties({ connected: true, uri: 'wc:…' }, { connected: 'boolean' })
 * // { connected: true }
 */
export function toProperties(
  given: Readonly<Record<string, unknown>>,
  fields: toProperties.Fields,
): Record<string, boolean | number | string> {
  const properties: Record<string, boolean | number | string> = {}
  for (const [name, kind] of Object.entries(fields)) {
    // Never what a script has added to `Object.prototype`.
    if (!Object.hasOwn(given, name)) continue
    const value = toValue(given[name], kind)
    if (value !== undefined) properties[name] = value
  }
  return properties
}

export declare namespace toProperties {
  type Fields = Readonly<Record<string, string | readonly string[]>>
}

function toValue(value: unknown, kind: string | readonly string[]) {
  if (typeof kind !== 'string')
    return typeof value === 'string' && kind.includes(value) ? value : undefined
  switch (kind.replace('?', '')) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'integer':
      return Number.isSafeInteger(value) ? (value as number) : undefined
    case 'code':
      return toErrorCode(value)
    case 'id':
      return matches(value, /^[0-9a-f]{64}$|^[\w-]{1,36}$/)
    case 'view':
      return matches(value, /^[A-Z][A-Za-z]{1,47}$/)
    case 'network':
      return matches(value, /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
    case 'search':
      return toSearch(value)
    default:
      return toName(value)
  }
}

function matches(value: unknown, pattern: RegExp) {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function toName(value: unknown) {
  if (typeof value !== 'string' || isPrivateText(value)) return undefined
  return value.trim().slice(0, MAX_NAME_LENGTH) || undefined
}

/** Words only: people also paste addresses, names and links into a search. */
function toSearch(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : ''
  const isWords = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} -]*$/u.test(text)
  return isWords && text.length <= MAX_SEARCH_LENGTH && !isPrivateText(text)
    ? text
    : undefined
}
