import type { NameSource } from '../../core/names/nameOptions.js'
import { isKitName } from './isKitName.js'

/**
 * Whether a text can be the name of an account: one of the API (`isKitName`),
 * or one that ends with `.eth` or `.sol`. Does not check whether it is
 * registered, or whether the kit has its source.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isName('ada.eth') // true
 */
export function isName(value: unknown): value is string {
  return findNameSource(value) !== undefined
}

/** Returns the source of a name, by its ending. */
export function findNameSource(value: unknown): NameSource | undefined {
  if (isKitName(value)) return 'api'
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  if (isEnsName.test(value)) return 'ens'
  return isSnsName.test(value) ? 'sns' : undefined
}

/** Maximum length of a name in DNS wire format, which ENS uses. */
const MAX_LENGTH = 255

const isEnsName = /^([^\s./\\:@?#]+\.)+eth$/i
/** A domain, or one below it. */
const isSnsName = /^([^\s./\\:@?#]+\.){1,2}sol$/i
