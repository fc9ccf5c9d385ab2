import type { Namespace } from '../network/namespaces.js'
import type { AccountType } from './account.js'

/** Which of a person's accounts counts first, per kind of network. */
export const defaultAccountTypes: {
  readonly [namespace in Exclude<Namespace, 'cosmos'>]: AccountType
} = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
}
