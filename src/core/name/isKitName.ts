import { NAME_SUFFIXES } from '../constants.js'

/**
 * Whether a text is a name of the kinds that are registered here: it ends with
 * one of `NAME_SUFFIXES`. Whether somebody has it is not asked.
 *
 * Only ASCII letters, digits, hyphens and dots come before the suffix, so that
 * no look-alike of another script passes.
 *
 * @param value - anything; other than text is `false`
 *
 * @example
 * isKitName('ada.reown.id') // true
 */
export function isKitName(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false
  const suffix = NAME_SUFFIXES.find((suffix) =>
    value.toLowerCase().endsWith(suffix),
  )
  // As it was given: some letters turn into ASCII when they are made small.
  return suffix !== undefined && label.test(value.slice(0, -suffix.length))
}

/** Longest name of the DNS. */
const MAX_LENGTH = 253

const label = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i
