import type { SolanaAccount } from '../account/account.js'
import type { Logger } from '../logger.js'
import type { Hosts } from '../options.js'
import type { Frame } from '../ports.js'
import type { SendStatus } from '../send/sendStatus.js'
import type { SentToNetwork } from '../send/sentToNetwork.js'
import type { KitStorage } from '../storage.js'
import type { Pairing } from './pairing.js'

/** CAIP-2 id of a cluster, such as `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
export type SolanaNetworkId = `solana:${string}`

/** How sure the cluster is of a transaction. */
export type SolanaCommitment = 'processed' | 'confirmed' | 'finalized'

/** Commitments an RPC node takes for the preflight of a transaction. */
export type SolanaPreflightCommitment =
  | SolanaCommitment
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

/** One Solana network. */
export type SolanaCluster = {
  /** CAIP-2 id. */
  id: SolanaNetworkId
  name: string
  /** JSON-RPC over HTTP. */
  rpcUrl: string
  isTestnet: boolean
  /** Block explorer; its pages are `tx/…` and `address/…`. */
  explorer?: SolanaExplorer | undefined
}

/** Where the pages of a block explorer are; no request goes there. */
export type SolanaExplorer = {
  name: string
  url: string
  /** Added to every page's address, such as `?cluster=devnet`. */
  query?: string | undefined
}

/** A Solana wallet that can be connected. */
export type SolanaWallet = {
  /** Its name, which is how Solana's wallets are told apart. */
  id: string
  /** As the wallet has it; foreign text. */
  name: string
  icon: string | undefined
  /** Found in this browser. */
  isInstalled: boolean
  /**
   * Can be connected now. Some that are not installed can: they open a page of
   * their own, as Solflare's adapter does.
   */
  isReady?: boolean | undefined
  /** The embedded wallet, whose way in is the login. */
  isEmbedded: boolean
  /** Has announced itself to the page (Wallet Standard). */
  isAnnounced?: boolean | undefined
  /** WalletConnect's entry: Solana's part of what its connector does. */
  isPairing?: boolean | undefined
}

/** Solana's facts: who is connected, with what, on which cluster. */
export type SolanaState = {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  wallets: readonly SolanaWallet[]
  /**
   * Accounts of the connected wallets. `connector.id` is the wallet's id,
   * `connector.uid` is `solana:` and that id.
   */
  accounts: readonly SolanaAccount[]
  /** The cluster in use; `clusters` may lack one that was stored earlier. */
  network: SolanaNetworkId
}

/** What `sendToken` is told about Solana besides the payment. */
export type SolanaSendOptions = {
  /** Price of a compute unit in micro-lamports; default 20,000,000. */
  computeUnitPrice?: bigint | undefined
  /** Default 500 for SOL, 300,000 for tokens, 400,000 with a new account. */
  computeUnitLimit?: number | undefined
  /** When a send counts as done; default `confirmed`. */
  commitment?: 'confirmed' | 'finalized' | undefined
  /** Default `confirmed`. */
  preflightCommitment?: SolanaPreflightCommitment | undefined
  /** Does not simulate before sending; default `false`. */
  skipPreflight?: boolean | undefined
}

export type SolanaSendProgress = {
  step: 'preparing' | 'approving' | 'confirming' | 'confirmed'
  /** Base58 signature as soon as it is known. */
  hash: string | undefined
  sentToNetwork: SentToNetwork
  commitment?: SolanaCommitment | undefined
}

export type SolanaSendParameters = {
  /** `native`, a mint's address, CAIP-10 or CAIP-19. */
  token: string
  to: string
  /** Decimal text in whole tokens. */
  amount: string
  /** Connected account the payment is made from. */
  account: SolanaAccount
  caipNetworkId: SolanaNetworkId
  onStep?: ((progress: SolanaSendProgress) => void) | undefined
  options?: SolanaSendOptions | undefined
  /** Send anew although an identical one is not resolved. */
  resend?: boolean | undefined
  signal?: AbortSignal | undefined
}

export type SolanaSendResult = {
  caipNetworkId: SolanaNetworkId
  /** Base58 signature of the fee payer: the transaction's id. */
  hash: string
  slot: number
}

export type SolanaEstimate = {
  caipNetworkId: SolanaNetworkId
  /** Lamports: fee of the network, and the rent of an account to be made. */
  fee: bigint
  /** Decimal text in SOL. */
  feeText: string
  /** Part of `fee` that is the rent of the receiver's token account. */
  rent: bigint
}

export type SolanaToken = {
  /** Mint, `undefined` for SOL. */
  address: string | undefined
  caipNetworkId: SolanaNetworkId
  /** 0 to 255. */
  decimals: number
  /** Empty when the mint has none; never a proof. */
  name: string
  symbol: string
}

export type SolanaTokenBalance = SolanaToken & {
  /** Base units. */
  amount: bigint
}

/**
 * The Solana side of a kit, made by `solana()`. It owns Solana's facts; upper
 * layers know nothing else of Solana.
 */
export type SolanaPort = {
  readonly clusters: readonly SolanaCluster[]
  /** The same object until something changes. */
  getState(): SolanaState
  subscribe(listener: () => void): () => void
  /** Looks for wallets and takes up those of an earlier visit; counted. */
  mount(): () => void
  /**
   * Connects a wallet and makes it the active one; single-flight per wallet.
   *
   * @throws WalletNotInstalledError, viem's UserRejectedRequestError (4001)
   */
  connect(parameters: {
    walletId: string
    /** The wallet was found and is being asked. */
    onAsked?: (() => void) | undefined
  }): Promise<void>
  /** Disconnects one wallet, or all. */
  disconnect(parameters?: { walletId?: string | undefined }): Promise<void>
  /** @throws NotConnectedError */
  switchAccount(parameters: {
    walletId: string
    address?: string | undefined
  }): void
  /** @throws ChainNotSupportedError */
  switchNetwork(parameters: { caipNetworkId: string }): Promise<void>
  /** @returns base58 ed25519 signature over the bytes (UTF-8 of a text) */
  signMessage(parameters: {
    message: string | Uint8Array
    account?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<{ address: string; signature: string }>
  getToken(parameters: {
    token: string
    caipNetworkId?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<SolanaToken>
  /** SOL first, then every token account of both programs, by mint. */
  getBalances(parameters: {
    address: string
    caipNetworkId: string
    signal?: AbortSignal | undefined
  }): Promise<readonly SolanaTokenBalance[]>
  sendToken(parameters: SolanaSendParameters): Promise<SolanaSendResult>
  getSendStatus(parameters: { sendId: string }): Promise<SendStatus | undefined>
  estimateSend(
    parameters: Pick<
      SolanaSendParameters,
      'account' | 'caipNetworkId' | 'options' | 'to' | 'token'
    > & { amount?: string | undefined },
  ): Promise<SolanaEstimate>
}

/** What `createKit` calls with the parts that the two sides share. */
export type SolanaFactory = (parameters: {
  projectId: string
  hosts: Hosts
  /** The embedded wallet's frame, the same as `authFrame()` has. */
  frame: Frame | undefined
  /** The pairing of `walletConnect()`, when the config has it. */
  pairing: Pairing | undefined
  storage: KitStorage
  logger: Logger
}) => SolanaPort
