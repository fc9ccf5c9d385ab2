import { foldCase } from '../core/address/foldCase.js'
import { ParameterError } from '../core/errors/base.js'
import type { AccountRequiredError } from '../core/errors/request.js'
import type { Kit } from '../createKit.js'
import {
  CONTACTS_LIMIT,
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
 * Adds the contacts of an exported file to those of an account. Contacts that
 * are known keep their names. Entries with an address of another namespace, a
 * wrong checksum or no name are skipped.
 *
 * @param parameters.json - text of `exportContacts`, at most 1 MB
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @throws AccountRequiredError without an account
 * @throws ParameterError when the text is not such a file
 *
 * @example
 * const { added, skipped } = importContacts(kit, { json: await file.text() })
 */
export function importContacts(
  kit: Kit,
  parameters: importContacts.Parameters,
): importContacts.ReturnType {
  parameters = assertParameters(kit, parameters, {
    ...contactOwnerKinds,
    json: 'string',
  })
  const owner = requireContactOwner(kit, parameters)
  const entries = parse(parameters.json)
  const contacts = kit.own(createContacts)
  const own = contacts.list(owner)
  const known = new Set(own.map(({ address }) => foldCase(address)))
  const added: Contact[] = []
  let skipped = 0
  for (const entry of entries) {
    const contact = toContact(entry, owner.namespace)
    const id = contact && foldCase(contact.address)
    const isFull = own.length + added.length >= CONTACTS_LIMIT
    if (!contact || !id || isFull) skipped++
    else if (!known.has(id)) {
      known.add(id)
      added.push(contact)
    }
  }
  if (added.length > 0) contacts.write(owner, [...own, ...added])
  return { added, skipped }
}

export declare namespace importContacts {
  type Parameters = ContactOwnerParameters & { json: string }
  type ReturnType = {
    /** Contacts that are new, or have another name now. */
    added: readonly Contact[]
    /** Number of entries that are no contact of the account, or too many. */
    skipped: number
  }
  type ErrorType = AccountRequiredError | ParameterError
}

const MAX_CHARACTERS = 1_000_000

function parse(json: string): readonly unknown[] {
  try {
    const file = json.length > MAX_CHARACTERS ? {} : JSON.parse(json)
    const { contacts, version } = Object(file) as Record<string, unknown>
    if (version === 1 && Array.isArray(contacts)) return contacts
  } catch {}
  throw new ParameterError({
    expected: 'a file of exported contacts',
    parameter: 'json',
    received: 'other text',
  })
}
