'use client'
import { foldCase } from '../../core/address/foldCase.js'
import { useContacts } from '../../hooks/useContacts.js'

/** Returns the name under which the user has saved an address. */
export function useContactName(address: string | undefined) {
  const { contacts } = useContacts()
  if (!address) return undefined
  const folded = foldCase(address)
  return contacts.find((one) => foldCase(one.address) === folded)?.name
}
