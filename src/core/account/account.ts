/**
 * Account type: externally owned account, smart account, or Bitcoin payment
 * address.
 */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** Account of a connected wallet, derived from wagmi's or Solana's store. */
export type Account = EvmAccount | SolanaAccount

/** Account of the given namespace. */
export type AccountOf<namespace extends AccountNamespace> = Extract<
  Account,
  { namespace: namespace }
>

/** Namespaces an account can belong to. */
export type AccountNamespace = Account['namespace']

/** EVM account of a wallet connected through a wagmi connector. */
export type EvmAccount = AccountFacts & {
  /** Namespace of the account (CAIP-2). */
  namespace: 'eip155'
  /** Address as 0x-hex. */
  address: `0x${string}`
  /** CAIP-10 ID of the account. */
  caipAddress: `eip155:${number}:0x${string}`
  /** CAIP-2 ID of the wallet's current network. */
  caipNetworkId: `eip155:${number}`
  /** Chain ID of that network. */
  chainId: number
}

/** Solana account. Not part of wagmi's state. */
export type SolanaAccount = AccountFacts & {
  /** Namespace of the account (CAIP-2). */
  namespace: 'solana'
  /** Base58 address. On Solana it equals the public key. */
  address: string
  /** CAIP-10 ID of the account. */
  caipAddress: `solana:${string}:${string}`
  /** CAIP-2 ID of the wallet's current cluster. */
  caipNetworkId: `solana:${string}`
  /** Same as `caipNetworkId`, since clusters have no numeric ID. */
  chainId: `solana:${string}`
}

type AccountFacts = {
  /** `eoa` or `smartAccount`. */
  type: AccountType
  /** `connecting` while the wallet reconnects after a page load. */
  status: 'connecting' | 'connected'
  /** Connector the account came from. */
  connector: {
    id: string
    name: string
    type: string
    uid: string
    icon?: string | undefined
  }
  /** Whether actions use the account by default for its namespace. */
  isActive: boolean
  /** Public key in the namespace's format, if the wallet provides it. */
  publicKey?: string | undefined
  /** Derivation path, if the wallet provides it. */
  path?: string | undefined
}
