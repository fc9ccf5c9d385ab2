import type { Namespace } from './engine.js'

/** What the wallet can do. */
export const supportedMethods: Record<Namespace, readonly string[]> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'personal_sign',
    'wallet_addEthereumChain',
    'wallet_getCapabilities',
    'wallet_switchEthereumChain',
    'wallet_watchAsset',
  ],
  solana: [
    'solana_getAccounts',
    'solana_requestAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
  ],
}
