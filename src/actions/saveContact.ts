import { assertReceiver } from '../core/address/assertReceiver.js'
import { foldCase } from '../core/address/foldCase.js'
import { ParameterError } from '../core/errors/base.js'
import type { AccountRequiredError } from '../core/errors/request.js'
import type { Kit } from '../createKit.js'
import {
  type Contact,
  createContacts,
  toContact,
} from '../features/names/contacts.js'
import {
  type ContactOwnerParameters,
  contactOwnerKinds,
  requireContactOwner,
} from './contacts/findContactOwner.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Saves a contact of an account in this browser. A contact with the same
 * address is renamed. At most 500 are kept, the newest ones.
 *
 * @param parameters.address - address in the namespace of the account; resolve
 * names first
 * @param parameters.name - at most 64 characters; invisible ones are removed
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @throws AccountRequiredError without an account
 * @throws InvalidReceiverError, WrongNamespaceError
 * @throws ParameterError when the name is empty
 *
 * @example
 * saveContact(kit, { address: to, name: 'Ada' })
 */
export function saveContact(
  kit: Kit,
  parameters: saveContact.Parameters,
): saveContact.ReturnType {
  parameters = assertParameters(kit, parameters, {
    ...contactOwnerKinds,
    address: 'string',
    name: 'string',
  })
  const { address } = parameters
  const owner = requireContactOwner(kit, parameters)
  assertReceiver(owner.namespace, address)
  const contact = toContact(parameters, owner.namespace)
  if (!contact)
    throw new ParameterError({
      expected: 'a name with visible characters',
      parameter: 'name',
      received: 'none',
    })
  const contacts = kit.own(createContacts)
  const others = contacts
    .list(owner)
    .filter((one) => foldCase(one.address) !== foldCase(address))
  contacts.write(owner, [contact, ...others])
  return contact
}

export declare namespace saveContact {
  type Parameters = Contact & ContactOwnerParameters
  type ReturnType = Contact
  type ErrorType =
    | AccountRequiredError
    | ParameterError
    | assertReceiver.ErrorType
}
