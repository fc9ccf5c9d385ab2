import { InvalidAmountError } from '../errors/send.js'

/**
 * Truncates a decimal string to a fixed number of decimal places, so that it
 * never shows more than there is. Pads shorter fractions with zeros.
 *
 * @param value - digits with at most one dot between digits
 * @param places - decimal places to show
 * @throws InvalidAmountError when the text is not such a number
 *
 * @example
 * floorDecimal('1.9999', 3) // '1.999'
 */
export function floorDecimal(value: string, places: number): string {
  const match =
    typeof value === 'string' ? /^([0-9]+)(?:\.([0-9]+))?$/.exec(value) : null
  if (!match) throw new InvalidAmountError({ amount: value })
  const [, integer = '', fraction = ''] = match
  const shown = integer.replace(/^0+(?=[0-9])/, '')
  return places > 0
    ? `${shown}.${fraction.slice(0, places).padEnd(places, '0')}`
    : shown
}
