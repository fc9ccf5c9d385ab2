import { NAME_MIN_LENGTH, NAME_SUFFIXES } from '../constants.js'
import { InvalidNameError } from '../errors/nameRules.js'

/**
 * Reads a name that is to be registered, with or without its suffix.
 *
 * Letters, digits and hyphens of ASCII, at least 4; capital letters count as
 * small ones. New names end with the first of `NAME_SUFFIXES`.
 *
 * @param value - such as `ada-lovelace`, or with `.reown.id`
 * @returns the full name, and its part before the suffix
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
    /** Such as `ada`. */
    label: string
    /** Such as `ada.reown.id`. */
    name: string
  }
  type ErrorType = InvalidNameError
}

/** 63 characters are what a label of the DNS can have. */
const pattern = /^[a-z0-9-]{1,63}$/
