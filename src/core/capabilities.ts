/** Features that depend on the network. */
export type Feature =
  | 'send'
  | 'balance'
  | 'swap'
  | 'names'
  | 'activity'
  | 'onramp'

/**
 * Networks that support each feature: namespaces (`eip155`) or CAIP-2 network
 * IDs.
 */
export type KitCapabilities = { readonly [key in Feature]: readonly string[] }

const evm = ['eip155']
const both = [...evm, 'solana']

export const defaultCapabilities: KitCapabilities = {
  send: both,
  balance: both,
  onramp: both,
  names: evm,
  activity: evm,
  swap: [
    1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
  ].map((chainId) => `eip155:${chainId}`),
}
