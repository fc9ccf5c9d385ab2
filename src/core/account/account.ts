/** What an account can be: a key, a contract, or a Bitcoin payment address. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'

/** One account of one connected wallet, a projection of its owner's state. */
export type Account = EvmAccount | SolanaAccount

/** The accounts of one kind of network, or of any. */
export type AccountOf<namespace extends AccountNamespace> = Extract<
  Account,
  { namespace: namespace }
>

/** Kinds of networks an account can be of. */
export type AccountNamespace = Account['namespace']

/** An account of EVM chains, of a wallet that is a wagmi connector. */
export type EvmAccount = AccountFacts & {
  namespace: 'eip155'
  address: `0x${string}`
  /** CAIP-10 id of the account. */
  caipAddress: `eip155:${number}:0x${string}`
  /** CAIP-2 id of the network its wallet is on. */
  caipNetworkId: `eip155:${number}`
  chainId: number
}

/** An account of Solana. It never enters wagmi. */
export type SolanaAccount = AccountFacts & {
  namespace: 'solana'
  /** Base58; on Solana it is the public key itself. */
  address: string
  /** CAIP-10 id of the account. */
  caipAddress: `solana:${string}:${string}`
  /** CAIP-2 id of the cluster its wallet is on. */
  caipNetworkId: `solana:${string}`
  /** The same as `caipNetworkId`: clusters have no numbers. */
  chainId: `solana:${string}`
}

type AccountFacts = {
  type: AccountType
  /** `connecting` while a wallet of an earlier visit is being restored. */
  status: 'connecting' | 'connected'
  connector: {
    id: string
    name: string
    type: string
    uid: string
    icon?: string | undefined
  }
  /** Whether actions use it when no account of its namespace is given. */
  isActive: boolean
  /** Where the wallet tells it, in the form of the namespace. */
  publicKey?: string | undefined
  /** Derivation path, where the wallet tells it. */
  path?: string | undefined
}
