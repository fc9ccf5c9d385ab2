import {
  BaseMessageSignerWalletAdapter,
  isVersionedTransaction,
  WalletConnectionError,
  WalletDisconnectedError,
  type WalletError,
  type WalletName,
  WalletNotConnectedError,
  WalletNotReadyError,
  WalletReadyState,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import {
  PublicKey,
  type Transaction,
  type TransactionVersion,
  type VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame } from '../../core/ports.js'
import { mergeSigned } from './mergeSigned.js'
import { openFrameWallet } from './openFrameWallet.js'

/** Adapters are identified by their names. */
const adapterName = 'Email' as WalletName<'Email'>

const svg = 'http://www.w3.org/2000/svg'
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="${svg}" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b5bfd"/><path d="M7 10.5h18v11H7zl9 6.5 9-6.5" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`,
)}`

/**
 * The embedded wallet as a wallet adapter, for an app that uses
 * `@solana/wallet-adapter-react` with or without the kit.
 *
 * It connects the user who is logged in to the frame. Without a login,
 * `connect()` waits for a UI that has claimed it (`getFrame().claimLogin()`),
 * else fails. Signing requires an approval in the frame. `sendTransaction`
 * signs, and sends through the app's own connection.
 *
 * @param parameters.frame - the frame of `authFrame()`, from its connector's
 * `getFrame()`; without it, the adapter creates its own
 * @param parameters.projectId - id of the project, for the adapter's own frame
 * @param parameters.hosts, parameters.metadata, parameters.storage - as for
 * `authFrame()`
 * @param parameters.approvals, parameters.logger - as for `authFrame()`
 * @param parameters.cluster - cluster that requests are made for, default
 * `mainnet`
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws InvalidHostError when a host is not an absolute URL
 * @throws ChainNotSupportedError when `cluster` is not a Solana cluster
 *
 * @example
 * const adapter = new FrameWalletAdapter({ projectId })
 * const wallets = useMemo(() => [adapter], [])
 * // Sign in, if no UI of the kit does:
 * const client = await adapter.getFrame().open()
 * await client.connectEmail({ email: 'ann@example.com' })
 * await client.connectOtp({ otp: '123456' })
 * await adapter.connect()
 */
export class FrameWalletAdapter extends BaseMessageSignerWalletAdapter<'Email'> {
  name = adapterName
  /** URL of the frame's page. */
  url: string
  icon = icon
  supportedTransactionVersions: ReadonlySet<TransactionVersion> = new Set<
    'legacy' | 0
  >(['legacy', 0])
  readonly #cluster: SolanaNetworkId
  readonly #parts: openFrameWallet.ReturnType
  #connecting: Promise<void> | undefined
  #publicKey: PublicKey | null = null
  #unsubscribe: (() => void) | undefined

  constructor(parameters: FrameWalletAdapter.Parameters) {
    super()
    this.#parts = openFrameWallet(parameters)
    this.#cluster = this.#parts.cluster
    this.url = this.#parts.frame.options.hosts.frame
  }

  /** Returns the frame, which is used to sign in. */
  getFrame(): Frame {
    return this.#parts.frame
  }

  /** Public key of the account; `null` while disconnected. */
  get publicKey(): PublicKey | null {
    return this.#publicKey
  }

  /** Whether a connection attempt is pending. */
  get connecting(): boolean {
    return this.#connecting !== undefined
  }

  /** Nothing has to be installed. On a server the wallet is not supported. */
  get readyState(): WalletReadyState {
    return globalThis.window
      ? WalletReadyState.Loadable
      : WalletReadyState.Unsupported
  }

  /** Restores the login of an earlier visit; does nothing without one. */
  override async autoConnect(): Promise<void> {
    if (this.#parts.isRemembered()) await this.#connect(true)
  }

  /** @throws WalletConnectionError with `LoginRequiredError` as its cause */
  async connect(): Promise<void> {
    await this.#connect(false)
  }

  /** Disconnects Solana from the login; the last namespace to leave ends it. */
  async disconnect(): Promise<void> {
    const wasConnected = this.#forget()
    await this.#parts.wallet.disconnect()
    if (wasConnected) this.emit('disconnect')
  }

  /** @returns the ed25519 signature, 64 bytes */
  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    return this.#use(WalletSignMessageError, (target) =>
      this.#parts.wallet.signMessage({ ...target, message }),
    )
  }

  /** @returns the same object, including the wallet's signature */
  async signTransaction<transaction extends Transaction | VersionedTransaction>(
    transaction: transaction,
  ): Promise<transaction> {
    return this.#use(WalletSignTransactionError, async (target) => {
      const signed = await this.#parts.wallet.signTransaction({
        ...target,
        transaction: toBytes(transaction),
      })
      return mergeSigned(transaction, signed, target.address)
    })
  }

  /** Requests one approval for all. */
  override async signAllTransactions<
    transaction extends Transaction | VersionedTransaction,
  >(transactions: transaction[]): Promise<transaction[]> {
    return this.#use(WalletSignTransactionError, async (target) => {
      const signed = await this.#parts.wallet.signAllTransactions({
        ...target,
        transactions: transactions.map(toBytes),
      })
      return transactions.map((transaction, index) =>
        mergeSigned(
          transaction,
          signed[index] ?? new Uint8Array(),
          target.address,
        ),
      )
    })
  }

  #connect(isSilent: boolean) {
    if (this.connected) return Promise.resolve()
    // Concurrent calls share one attempt.
    this.#connecting ??= this.#start(isSilent).finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #start(isSilent: boolean) {
    try {
      if (this.readyState === WalletReadyState.Unsupported)
        throw new WalletNotReadyError()
      const { wallet } = this.#parts
      const [account] = await wallet
        .connect({ caipNetworkId: this.#cluster, isSilent })
        .catch((error) => {
          throw toWalletError(WalletConnectionError, error)
        })
      this.#unsubscribe = wallet.subscribe(({ accounts }) => {
        if (accounts) this.#follow(accounts[0]?.address)
      })
      this.#emitConnect(account?.address as string)
    } catch (error) {
      this.emit('error', error as WalletError)
      throw error
    }
  }

  #emitConnect(address: string) {
    this.#publicKey = new PublicKey(address)
    // After `connecting` is reset, as listeners expect.
    this.#connecting = undefined
    this.emit('connect', this.#publicKey)
  }

  #follow(address: string | undefined) {
    if (address) return this.#emitConnect(address)
    if (!this.#forget()) return
    this.emit('error', new WalletDisconnectedError())
    this.emit('disconnect')
  }

  #forget() {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    const wasConnected = this.connected
    this.#publicKey = null
    return wasConnected
  }

  async #use<result>(
    Kind: typeof WalletError,
    run: (target: {
      address: string
      caipNetworkId: SolanaNetworkId
    }) => Promise<result>,
  ): Promise<result> {
    try {
      const address = this.#publicKey?.toBase58()
      if (!address) throw new WalletNotConnectedError()
      const target = { address, caipNetworkId: this.#cluster }
      return await run(target).catch((error) => {
        throw toWalletError(Kind, error)
      })
    } catch (error) {
      this.emit('error', error as WalletError)
      throw error
    }
  }
}

export declare namespace FrameWalletAdapter {
  type Parameters = openFrameWallet.Parameters
}

function toBytes(transaction: Transaction | VersionedTransaction): Uint8Array {
  if (isVersionedTransaction(transaction)) return transaction.serialize()
  return transaction.serialize({
    requireAllSignatures: false,
    verifySignatures: false,
  })
}

/** Keeps the original error as the adapter's `error` and as the cause. */
function toWalletError(Kind: typeof WalletError, cause: unknown) {
  const { message, shortMessage } = cause as Error & { shortMessage?: string }
  return Object.assign(new Kind(shortMessage ?? message, cause), { cause })
}
