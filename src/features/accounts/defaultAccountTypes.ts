import type { AccountType } from '../../core/account/account.js'
import type { Namespace } from '../../core/network/namespaces.js'

/** Default account type by namespace. */
export const defaultAccountTypes: {
  readonly [namespace in Exclude<Namespace, 'cosmos'>]: AccountType
} = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
}
