/** Methods of EVM networks that this wallet asks the user about. */
export const evmMethods = [
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_grantPermissions',
  'wallet_resetAccount',
  'wallet_revokePermissions',
  'wallet_sendCalls',
] as const

export type EvmMethod = (typeof evmMethods)[number]

/** The same of Solana. */
export const solanaMethods = [
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
] as const

export type SolanaMethod = (typeof solanaMethods)[number]
