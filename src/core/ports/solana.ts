import type { SolanaAccount } from '../account/account.js'
import type { Logger } from '../logger.js'
import type { Hosts } from '../options/hosts.js'
import type { Frame } from '../ports.js'
import type { SendStatus } from '../send/sendStatus.js'
import type { SentToNetwork } from '../send/sentToNetwork.js'
import type { KitStorage } from '../storage.js'
import type { Pairing } from './pairing.js'

/**
 * CAIP-2 ID of a cluster, for example
 * `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`.
 */
export type SolanaNetworkId = `solana:${string}`

/** Confirmation level of a transaction. */
export type SolanaCommitment = 'processed' | 'confirmed' | 'finalized'

/** Commitments an RPC node accepts for preflight. */
export type SolanaPreflightCommitment =
  | SolanaCommitment
  | 'recent'
  | 'single'
  | 'singleGossip'
  | 'root'
  | 'max'

/** A Solana network. */
export type SolanaCluster = {
  /** CAIP-2 ID. */
  id: SolanaNetworkId
  name: string
  /** JSON-RPC URL (HTTP). */
  rpcUrl: string
  /**
   * JSON-RPC URLs of further nodes, of other operators. They are asked before a
   * payment counts as failed, and get its bytes while the first node has none.
   */
  backupRpcUrls?: readonly string[] | undefined
  isTestnet: boolean
  /** Block explorer with pages `tx/…` and `address/…`. */
  explorer?: SolanaExplorer | undefined
}

/** A cluster as passed by an app. */
export type SolanaClusterOptions = Omit<SolanaCluster, 'rpcUrl'> & {
  /** JSON-RPC over HTTP; default the kit's RPC host. */
  rpcUrl?: string | undefined
}

/** Block explorer. Only used for links; no requests are sent to it. */
export type SolanaExplorer = {
  name: string
  url: string
  /** Added to every page's URL, for example `?cluster=devnet`. */
  query?: string | undefined
}

/** A Solana wallet that can be connected. */
export type SolanaWallet = {
  /** The wallet's name, which identifies Solana wallets. */
  id: string
  /** Name reported by the wallet. Untrusted text. */
  name: string
  icon: string | undefined
  /** Whether it is installed in this browser. */
  isInstalled: boolean
  /**
   * Whether it can be connected now. Some wallets can without being installed:
   * they open their own page, as Solflare's adapter does.
   */
  isReady?: boolean | undefined
  /** Whether it is the embedded wallet, which requires a login. */
  isEmbedded: boolean
  /** Whether it has announced itself to the page (Wallet Standard). */
  isAnnounced?: boolean | undefined
  /** Whether it is WalletConnect, the Solana part of that connector. */
  isPairing?: boolean | undefined
}

/** Solana connection state: status, wallets, accounts and cluster. */
export type SolanaState = {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  wallets: readonly SolanaWallet[]
  /**
   * Accounts of the connected wallets. `connector.id` is the wallet's ID,
   * `connector.uid` is that ID prefixed with `solana:`.
   */
  accounts: readonly SolanaAccount[]
  /** Active cluster; if stored earlier, `clusters` may lack it. */
  network: SolanaNetworkId
}

/** Solana-specific options of `sendToken`. */
export type SolanaSendOptions = {
  /**
   * Compute unit price in micro-lamports, at most 20,000,000; default the
   * `priorityFeePercentile` of recent prices, at least 100,000.
   */
  computeUnitPrice?: bigint | undefined
  /**
   * Default what a simulation uses, and a fifth more. Without a simulation 500
   * for SOL, 300,000 for tokens, 400,000 if an account is created.
   */
  computeUnitLimit?: number | undefined
  /**
   * The most that price and limit together may cost, in lamports; default
   * 500,000 (0.0005 SOL), at most 28,000,000. A higher price is lowered.
   */
  maxPriorityFee?: bigint | undefined
  /**
   * Percentile of the prices that others have paid of late for writing the same
   * accounts, 0 to 100; default 75.
   */
  priorityFeePercentile?: number | undefined
  /**
   * Note that is stored on the chain right before the transfer, for everyone to
   * read; 1 to 512 bytes of UTF-8. Some receivers require one.
   */
  memo?: string | undefined
  /** Commitment at which a send is complete; default `confirmed`. */
  commitment?: 'confirmed' | 'finalized' | undefined
  /** Default `confirmed`. */
  preflightCommitment?: SolanaPreflightCommitment | undefined
  /** Skips the simulation before sending; default `false`. */
  skipPreflight?: boolean | undefined
}

export type SolanaSendProgress = {
  step: 'preparing' | 'approving' | 'confirming' | 'confirmed'
  /** Base58 signature, once known. */
  hash: string | undefined
  sentToNetwork: SentToNetwork
  commitment?: SolanaCommitment | undefined
}

export type SolanaSendParameters = {
  /** `native`, a mint address, CAIP-10 or CAIP-19. */
  token: string
  to: string
  /** Name that `to` was resolved from, in lower case. */
  name?: string | undefined
  /** Decimal string in token units. */
  amount: string
  /** Connected account that pays. */
  account: SolanaAccount
  caipNetworkId: SolanaNetworkId
  onStep?: ((progress: SolanaSendProgress) => void) | undefined
  options?: SolanaSendOptions | undefined
  /** Send again even if an identical send is unresolved. */
  resend?: boolean | undefined
  signal?: AbortSignal | undefined
}

export type SolanaSendResult = {
  caipNetworkId: SolanaNetworkId
  /** Base58 signature of the fee payer, which is the transaction ID. */
  hash: string
  /** Slot that contains the transaction. */
  slot: number
}

export type SolanaEstimate = {
  caipNetworkId: SolanaNetworkId
  /** Lamports: network fee, plus the rent of an account that is created. */
  fee: bigint
  /** Fee in SOL, as a decimal string. */
  feeText: string
  /** Part of `fee` that is rent for the receiver's token account. */
  rent: bigint
  /** Set if somebody can take the token from any account (Token-2022). */
  hasPermanentDelegate?: boolean | undefined
}

export type SolanaToken = {
  /** Mint address, `undefined` for SOL. */
  address: string | undefined
  caipNetworkId: SolanaNetworkId
  /** 0 to 255. */
  decimals: number
  /** Empty if the mint has no name. Never identifies a token. */
  name: string
  symbol: string
}

export type SolanaTokenBalance = SolanaToken & {
  /** Base units. */
  amount: bigint
  /**
   * The amount as users see it, for a token that bears interest or has a scale;
   * `decimals` do not apply to it. `sendToken` takes such an amount.
   */
  shown?: string | undefined
}

/**
 * Solana part of a kit, created by `solana()`. It owns the Solana state; upper
 * layers access Solana only through it.
 */
export type SolanaPort = {
  /** The same object until clusters are added or removed. */
  readonly clusters: readonly SolanaCluster[]
  /** Returns the same object until something changes. */
  getState(): SolanaState
  /** Calls the listener after each change. Returns a function to stop. */
  subscribe(listener: () => void): () => void
  /** Starts wallet discovery and reconnects wallets. Reference-counted. */
  mount(): () => void
  /**
   * Connects a wallet and makes it active. Single-flight per wallet.
   *
   * @throws WalletNotInstalledError, viem's UserRejectedRequestError (4001)
   */
  connect(parameters: {
    walletId: string
    /** Called when the wallet is found and has been prompted. */
    onAsked?: (() => void) | undefined
  }): Promise<void>
  /** Disconnects one wallet, or all. */
  disconnect(parameters?: { walletId?: string | undefined }): Promise<void>
  /** @throws NotConnectedError */
  switchAccount(parameters: {
    walletId: string
    address?: string | undefined
  }): void
  /**
   * Replaces the clusters. If the active one is gone, the first one becomes
   * active.
   *
   * @throws InvalidClustersError, InvalidCaipNetworkIdError, InvalidHostError
   */
  setClusters(clusters: readonly SolanaClusterOptions[]): void
  /** @throws ChainNotSupportedError */
  switchNetwork(parameters: { caipNetworkId: string }): Promise<void>
  /** @returns base58 ed25519 signature of the bytes (UTF-8 for text) */
  signMessage(parameters: {
    message: string | Uint8Array
    account?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<{ address: string; signature: string }>
  /** Returns decimals, name and symbol of a mint. */
  getToken(parameters: {
    token: string
    caipNetworkId?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<SolanaToken>
  /**
   * Returns the address that a `.sol` name is paid to. Throws nothing:
   * `isUnreachable` is set if the node failed.
   */
  findNameAddress(parameters: {
    name: string
    signal?: AbortSignal | undefined
  }): Promise<{
    isUnreachable?: true | undefined
    value: string | undefined
  }>
  /** Returns SOL first, then the tokens of both token programs by mint. */
  getBalances(parameters: {
    address: string
    caipNetworkId: string
    signal?: AbortSignal | undefined
  }): Promise<readonly SolanaTokenBalance[]>
  /** Returns `false` for a program, a mint or a token account. */
  isWallet(parameters: {
    address: string
    caipNetworkId: string
    signal?: AbortSignal | undefined
  }): Promise<boolean>
  /** Sends SOL or a token and waits until it is confirmed. */
  sendToken(parameters: SolanaSendParameters): Promise<SolanaSendResult>
  /** Looks up an earlier send. */
  getSendStatus(parameters: { sendId: string }): Promise<SendStatus | undefined>
  /** Returns fee and rent of a send. */
  estimateSend(
    parameters: Pick<
      SolanaSendParameters,
      'account' | 'caipNetworkId' | 'options' | 'to' | 'token'
    > & { amount?: string | undefined },
  ): Promise<SolanaEstimate>
}

/** Factory that `createKit` calls with the parts shared by both namespaces. */
export type SolanaFactory = (parameters: {
  projectId: string
  hosts: Hosts
  /** Frame of the embedded wallet, shared with `authFrame()`. */
  frame: Frame | undefined
  /** Pairing of `walletConnect()`, if the config has that connector. */
  pairing: Pairing | undefined
  storage: KitStorage
  logger: Logger
}) => SolanaPort
