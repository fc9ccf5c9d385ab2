import type { ParameterError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { type Contact, createContacts } from '../features/names/contacts.js'
import {
  type ContactOwnerParameters,
  contactOwnerKinds,
  findContactOwner,
} from './contacts/findContactOwner.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the contacts that the user has saved in this browser for an account,
 * newest first. They leave the browser only with `exportContacts`.
 *
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @returns an empty list without an account; the same list until it changes
 * @throws ParameterError
 *
 * @example
 * const contacts = getContacts(kit)
 */
export function getContacts(
  kit: Kit,
  parameters: getContacts.Parameters = {},
): getContacts.ReturnType {
  parameters = assertParameters(kit, parameters, contactOwnerKinds)
  const owner = findContactOwner(kit, parameters)
  return owner ? kit.own(createContacts).list(owner) : nobody
}

export declare namespace getContacts {
  type Parameters = ContactOwnerParameters
  type ReturnType = readonly Contact[]
  type ErrorType = ParameterError
}

const nobody: readonly Contact[] = []
