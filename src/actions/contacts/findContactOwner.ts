import type { AccountNamespace } from '../../core/account/account.js'
import { AccountRequiredError } from '../../core/errors/request.js'
import type { Kit } from '../../createKit.js'
import type { ContactOwner } from '../../features/names/contacts.js'
import { getActiveAccount } from '../getActiveAccount.js'

export type ContactOwnerParameters = {
  account?: string | undefined
  namespace?: AccountNamespace | undefined
}

export const contactOwnerKinds = {
  account: 'string | undefined',
  namespace: 'string | undefined',
} as const

/** Returns the account whose contacts are meant; default the active one. */
export function findContactOwner(
  kit: Kit,
  { account, namespace }: ContactOwnerParameters,
): ContactOwner | undefined {
  if (account)
    return {
      address: account,
      namespace: account.startsWith('0x') ? 'eip155' : 'solana',
    }
  return getActiveAccount(kit, { namespace })
}

/** @throws AccountRequiredError */
export function requireContactOwner(
  kit: Kit,
  parameters: ContactOwnerParameters,
): ContactOwner {
  const owner = findContactOwner(kit, parameters)
  if (!owner) throw new AccountRequiredError()
  return owner
}
