import {
  BaseMessageSignerWalletAdapter,
  WalletNotConnectedError,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import {
  PublicKey,
  type Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaKey } from './createStandardWallet.js'

/**
 * An adapter as apps pass them in; `answer` simulates the user and the faults.
 */
export class TestAdapter extends BaseMessageSignerWalletAdapter {
  name: never
  url = 'https://example.com'
  icon = 'data:image/png;base64,iVBORw0KGgo='
  readyState = WalletReadyState.Installed
  publicKey: PublicKey | null = null
  connecting = false
  supportedTransactionVersions = new Set(['legacy', 0] as const)
  calls = { autoConnect: 0, connect: 0, disconnect: 0 }
  answer = async () => {}
  key: SolanaKey

  constructor(parameters: { key: SolanaKey; name?: string | undefined }) {
    super()
    this.key = parameters.key
    this.name = (parameters.name ?? 'Rook') as never
  }

  override async autoConnect() {
    this.calls.autoConnect++
    await this.take()
  }
  async connect() {
    this.calls.connect++
    await this.take()
  }
  async take() {
    this.connecting = true
    try {
      await this.answer()
      this.publicKey = new PublicKey(this.key.address)
      this.emit('connect', this.publicKey)
    } catch (error) {
      this.emit('error', error as never)
      throw error
    } finally {
      this.connecting = false
    }
  }
  async disconnect() {
    this.calls.disconnect++
    this.publicKey = null
    this.emit('disconnect')
  }
  async signMessage(message: Uint8Array) {
    await this.answer()
    return this.key.sign(message)
  }
  async signTransaction<T extends Transaction | VersionedTransaction>(
    transaction: T,
  ): Promise<T> {
    if (!this.publicKey) throw new WalletNotConnectedError()
    await this.answer()
    const message =
      transaction instanceof VersionedTransaction
        ? transaction.message.serialize()
        : transaction.serializeMessage()
    transaction.addSignature(this.publicKey, this.key.sign(message) as Buffer)
    return transaction
  }
}
