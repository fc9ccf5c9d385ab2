import type { AccountNamespace } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { dropOldest } from '../../core/storage/dropOldest.js'
import type { Kit } from '../../createKit.js'

/** A receiver that the user has given a name. */
export type Contact = {
  /** Address in the namespace of the account. */
  address: string
  /** At most 64 characters, without invisible ones. */
  name: string
}

/** Account whose contacts they are. */
export type ContactOwner = { address: string; namespace: AccountNamespace }

/** Per account; the oldest are dropped. */
export const CONTACTS_LIMIT = 500

/** Returns a valid contact, or `undefined`. */
export function toContact(
  value: unknown,
  namespace: AccountNamespace,
): Contact | undefined {
  const { address, name } = Object(value) as Record<keyof Contact, unknown>
  if (typeof address !== 'string' || typeof name !== 'string') return undefined
  const cleaned = cleanText(name, NAME_MAX_LENGTH)
  const isValid =
    namespace === 'eip155'
      ? isEvmAddress(address, { strict: true })
      : isSolanaAddress(address)
  return isValid && cleaned ? { address, name: cleaned } : undefined
}

/**
 * Contacts of the accounts in this browser. A list stays the same object until
 * it changes, in this tab or another.
 */
export function createContacts(kit: Kit): {
  list(owner: ContactOwner): readonly Contact[]
  subscribe(listener: () => void): () => void
  write(owner: ContactOwner, contacts: readonly Contact[]): void
} {
  const { storage } = kit
  const listeners = new Set<() => void>()
  let lists = new Map<string, readonly Contact[]>()
  storage.subscribe((key) => {
    if (key === 'contacts') announce()
  })

  function announce() {
    lists = new Map()
    for (const listener of [...listeners]) listener()
  }

  return {
    list(owner) {
      const id = toId(owner)
      const known = lists.get(id)
      if (known) return known
      const found = readEntries(kit)
        .filter((entry) => entry.owner === id)
        .flatMap((entry) => toContact(entry, owner.namespace) ?? [])
      lists.set(id, found)
      return found
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(owner, contacts) {
      const id = toId(owner)
      const others = readEntries(kit).filter((entry) => entry.owner !== id)
      const own = contacts
        .slice(0, CONTACTS_LIMIT)
        .map(({ address, name }) => ({ address, name, owner: id }))
      // The newest stand first.
      const oldestFirst = [...own, ...others].reverse()
      storage.set('contacts', [...dropOldest(oldestFirst)].reverse())
      announce()
    },
  }
}

function readEntries(kit: Kit) {
  const entries = kit.storage.get('contacts') ?? []
  return entries.map((entry) => Object(entry) as Record<string, unknown>)
}

const toId = ({ address, namespace }: ContactOwner) =>
  `${namespace}:${foldCase(address)}`
