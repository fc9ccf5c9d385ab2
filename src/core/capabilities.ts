/** What can be done on a network. */
export type Feature =
  | 'send'
  | 'balance'
  | 'swap'
  | 'names'
  | 'activity'
  | 'onramp'

/** Where each feature works: namespaces (`eip155`) or CAIP-2 network ids. */
export type Capabilities = { readonly [key in Feature]: readonly string[] }

export const defaultCapabilities: Capabilities = {
  send: ['eip155', 'solana'],
  balance: ['eip155', 'solana'],
  onramp: ['eip155', 'solana'],
  names: ['eip155'],
  activity: ['eip155'],
  swap: [
    'eip155:1',
    'eip155:42161',
    'eip155:10',
    'eip155:324',
    'eip155:8453',
    'eip155:56',
    'eip155:137',
    'eip155:100',
    'eip155:43114',
    'eip155:250',
    'eip155:8217',
    'eip155:1313161554',
  ],
}
