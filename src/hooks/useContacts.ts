'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { exportContacts } from '../actions/exportContacts.js'
import { getContacts } from '../actions/getContacts.js'
import { importContacts } from '../actions/importContacts.js'
import { removeContact } from '../actions/removeContact.js'
import { saveContact } from '../actions/saveContact.js'
import type { AccountNamespace } from '../core/account/account.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Kit } from '../createKit.js'
import { type Contact, createContacts } from '../features/names/contacts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading and changing the contacts that the user has saved in this
 * browser for an account.
 *
 * @param parameters.account - address of the account, default the active one
 * @param parameters.namespace - selects the active account
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { contacts, save } = useContacts()
 * return <button onClick={() => save({ address, name: 'Ada' })}>Save</button>
 */
export function useContacts(
  parameters: useContacts.Parameters = {},
): useContacts.ReturnType {
  const kit = useKit(parameters)
  const { namespace } = parameters
  const active = useActiveAccount({ kit, namespace })
  const account = parameters.account ?? active?.address
  const contacts = useSyncExternalStore(
    kit.own(createContacts).subscribe,
    () => (account ? getContacts(kit, { account }) : nobody),
    () => nobody,
  )
  const controls = useMemo(() => createControls(kit, account), [kit, account])
  return { contacts, ...controls }
}

export declare namespace useContacts {
  type Parameters = useKit.Parameters & {
    account?: string | undefined
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    /** Newest first; empty without an account. */
    contacts: readonly Contact[]
    /** Returns them as JSON. */
    exportAll: () => string
    /** Adds those of an exported file. Throws as `importContacts`. */
    importAll: (json: string) => importContacts.ReturnType
    /** Removes the contact of an address. */
    remove: (contact: { address: string }) => void
    /** Saves or renames a contact. Throws as `saveContact`. */
    save: (contact: Contact) => Contact
  }
  type ErrorType = useKit.ErrorType
}

const nobody: readonly Contact[] = []

function createControls(kit: Kit, account: string | undefined) {
  return {
    exportAll: () => exportContacts(kit, { account }),
    importAll: (json: string) => importContacts(kit, { account, json }),
    remove(parameters: { address: string }) {
      const { address } = readParameters(parameters, { address: 'string' })
      return removeContact(kit, { account, address })
    },
    save(parameters: Contact) {
      const { address, name } = readParameters(parameters, {
        address: 'string',
        name: 'string',
      })
      return saveContact(kit, { account, address, name })
    },
  }
}
