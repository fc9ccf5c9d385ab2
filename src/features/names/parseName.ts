import { NAME_MIN_LENGTH, NAME_SUFFIXES } from '../../core/constants/names.js'
import { InvalidNameError } from '../../core/errors/nameRules.js'

/**
 * Parses a name to register, with or without its suffix.
 *
 * At least 4 ASCII letters, digits and hyphens; upper case is converted to
 * lower case. New names end with the first of `NAME_SUFFIXES`.
 *
 * @param value - for example `ada-lovelace`, or with `.reown.id`
 * @returns the full name, and the part before the suffix
 * @throws InvalidNameError
 *
 * @example
 * parseName('Ada-1815').name // 'ada-1815.reown.id'
 */
export function parseName(value: string): parseName.ReturnType {
  const [suffix] = NAME_SUFFIXES
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  const label = text.endsWith(suffix) ? text.slice(0, -suffix.length) : text
  if (!pattern.test(label) || label.length < NAME_MIN_LENGTH)
    throw new InvalidNameError({ name: value })
  return { label, name: `${label}${suffix}` }
}

export declare namespace parseName {
  type ReturnType = {
    /** For example `ada`. */
    label: string
    /** For example `ada.reown.id`. */
    name: string
  }
  type ErrorType = InvalidNameError
}

/** A DNS label has at most 63 characters. */
const pattern = /^[a-z0-9-]{1,63}$/
