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

/** Adapters are told apart by their names. */
const adapterName = 'Email' as WalletName<'Email'>

const svg = 'http://www.w3.org/2000/svg'
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="${svg}" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b5bfd"/><path d="M7 10.5h18v11H7zl9 6.5 9-6.5" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`,
)}`

/**
 * The embedded wallet as a wallet adapter, for an app that uses
 * `@solana/wallet-adapter-react` with or without the kit.
 *
 * It connects whoever is logged in to the frame; without a login, `connect()`
 * waits for a UI that has claimed it (`getFrame().claimLogin()`), else fails.
 * What it signs waits for approval in the frame. `sendTransaction` signs, and
 * sends through the app's own connection.
 *
 * @param parameters.frame - the frame of `authFrame()`, from its connector's
 * `getFrame()`; without it, the adapter makes its own
 * @param parameters.projectId - id of the project, for a frame of its own;
 * `hosts`, `metadata`, `storage`, `approvals` and `logger` as for `authFrame()`
 * @param parameters.cluster - the requests are made for it, default `mainnet`
 * @throws ProjectIdMissingError 'Project ID Not Configured'
 * @throws InvalidHostError when a host is not an absolute URL
 * @throws ChainNotSupportedError when `cluster` is no Solana cluster
 *
 * @example
 * const adapter = new FrameWalletAdapter({ projectId })
 * const wallets = useMemo(() => [adapter], [])
 * // A login, where no UI of the kit leads it:
 * const client = await adapter.getFrame().open()
 * await client.connectEmail({ email: 'ann@example.com' })
 * await client.connectOtp({ otp: '123456' })
 * await adapter.connect()
 */
export class FrameWalletAdapter extends BaseMessageSignerWalletAdapter<'Email'> {
  name = adapterName
  /** Where the wallet lives: the frame's page. */
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

  /** The frame's handle: logins are asked of it. */
  getFrame(): Frame {
    return this.#parts.frame
  }

  get publicKey(): PublicKey | null {
    return this.#publicKey
  }

  get connecting(): boolean {
    return this.#connecting !== undefined
  }

  /** Nothing has to be installed; on a server there is no wallet. */
  get readyState(): WalletReadyState {
    return globalThis.window
      ? WalletReadyState.Loadable
      : WalletReadyState.Unsupported
  }

  /** Takes up the login of an earlier visit; without one nothing happens. */
  override async autoConnect(): Promise<void> {
    if (this.#parts.isRemembered()) await this.#connect(true)
  }

  /** @throws WalletConnectionError with `LoginRequiredError` as its cause */
  async connect(): Promise<void> {
    await this.#connect(false)
  }

  /** Takes Solana out of the login; the last one out ends it. */
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

  /** @returns the same object, with the wallet's signature in it */
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

  /** One approval for all. */
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
    // Whoever asks meanwhile waits for the same connection.
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
      this.#tell(account?.address as string)
    } catch (error) {
      this.emit('error', error as WalletError)
      throw error
    }
  }

  #tell(address: string) {
    this.#publicKey = new PublicKey(address)
    // After `connecting` is over, as listeners expect it.
    this.#connecting = undefined
    this.emit('connect', this.#publicKey)
  }

  #follow(address: string | undefined) {
    if (address) return this.#tell(address)
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

/** Ours stays beneath it, as the adapter's `error` and as the cause. */
function toWalletError(Kind: typeof WalletError, cause: unknown) {
  const { message, shortMessage } = cause as Error & { shortMessage?: string }
  return Object.assign(new Kind(shortMessage ?? message, cause), { cause })
}
