import { getMember } from './getMember.js'

/**
 * Returns what stands in the places where wallets and their libraries nest the
 * error of the user's response.
 */
export function getNestedErrors(error: unknown): readonly unknown[] {
  return [
    getMember(getMember(error, 'data'), 'originalError'),
    getMember(getMember(error, 'info'), 'error'),
    getMember(error, 'error'),
  ]
}
