import { NAME_SUFFIXES } from '../../core/constants/names.js'

/**
 * Whether a value is a name of the supported kinds, which end with one of
 * `NAME_SUFFIXES`. Does not check whether it is registered.
 *
 * Only ASCII letters, digits, hyphens and dots are allowed before the suffix,
 * so that no look-alike in another script passes.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isKitName('ada.reown.id') // true
 */
export function isKitName(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false
  const suffix = NAME_SUFFIXES.find((suffix) =>
    value.toLowerCase().endsWith(suffix),
  )
  // Tests the original text: some letters become ASCII when lowercased.
  return suffix !== undefined && label.test(value.slice(0, -suffix.length))
}

/** Maximum length of a DNS name. */
const MAX_LENGTH = 253

const label = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i
