import { foldCase } from '../core/address/foldCase.js'
import type { ParameterError } from '../core/errors/base.js'
import type { AccountRequiredError } from '../core/errors/request.js'
import type { Kit } from '../createKit.js'
import { createContacts } from '../features/names/contacts.js'
import {
  type ContactOwnerParameters,
  contactOwnerKinds,
  requireContactOwner,
} from './contacts/findContactOwner.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Removes a contact of an account from this browser.
 *
 * @param parameters.address - address of the contact
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @throws AccountRequiredError without an account
 * @throws ParameterError
 *
 * @example
 * removeContact(kit, { address: contact.address })
 */
export function removeContact(
  kit: Kit,
  parameters: removeContact.Parameters,
): void {
  parameters = assertParameters(kit, parameters, {
    ...contactOwnerKinds,
    address: 'string',
  })
  const owner = requireContactOwner(kit, parameters)
  const contacts = kit.own(createContacts)
  const address = foldCase(parameters.address)
  const others = contacts
    .list(owner)
    .filter((one) => foldCase(one.address) !== address)
  contacts.write(owner, others)
}

export declare namespace removeContact {
  type Parameters = ContactOwnerParameters & { address: string }
  type ErrorType = AccountRequiredError | ParameterError
}
