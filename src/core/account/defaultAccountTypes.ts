import type { Namespace } from '../network/namespaces.js'
import type { AccountType } from './account.js'

/** Default account type by namespace. */
export const defaultAccountTypes: {
  readonly [namespace in Exclude<Namespace, 'cosmos'>]: AccountType
} = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
}
