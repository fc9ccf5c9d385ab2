import type { Kit } from '../createKit.js'
import { getContacts } from './getContacts.js'

/**
 * Returns the contacts of an account as JSON, for `importContacts` in another
 * browser or for another account of the same namespace.
 *
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @throws ParameterError
 *
 * @example
 * const file = new Blob([exportContacts(kit)], { type: 'application/json' })
 */
export function exportContacts(
  kit: Kit,
  parameters: exportContacts.Parameters = {},
): string {
  const contacts = getContacts(kit, parameters)
  return JSON.stringify({ contacts, version: 1 }, undefined, 2)
}

export declare namespace exportContacts {
  type Parameters = getContacts.Parameters
  type ErrorType = getContacts.ErrorType
}
