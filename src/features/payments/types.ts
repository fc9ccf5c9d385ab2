import type { Address, Hash, Hex, TransactionReceipt } from 'viem'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import type { SentToNetwork } from '../../core/send/sentToNetwork.js'
import type { SwapLabel } from '../../core/swap/swapLabel.js'

/** Progress of a send. */
export type SendTokenProgress = {
  /** `resolving` only if the receiver is a name. */
  step:
    | 'resolving'
    | 'preparing'
    | 'switching'
    | 'approving'
    | 'confirming'
    | 'confirmed'
  /** Hash, or base58 signature on Solana. */
  hash: string | undefined
  /**
   * `no` until the wallet is asked, `unknown` until the transaction was seen
   * on the network, then `yes`. On Solana `no` until it is signed.
   */
  sentToNetwork: SentToNetwork
  /** Commitment of the transaction on Solana. */
  commitment?: SolanaCommitment | undefined
}

export type EvmSendResult = {
  /** Namespace of the network. */
  namespace: 'eip155'
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}`
  /** Hash of the transaction. */
  hash: Hash
  /** viem's receipt of the transaction. */
  receipt: TransactionReceipt
  /** Set if the wallet sent it as a batch (EIP-5792), such as a sponsored one. */
  via?: 'batch' | undefined
  /** Set if it was sped up in the wallet: the hash it was handed over with. */
  replaced?: { reason: 'repriced'; hash: Hash } | undefined
}

/** The transaction that makes the payment. */
export type SendTransaction = {
  /** Base units of the token that is sent. */
  amount: bigint
  chainId: number
  data: Hex | undefined
  from: Address
  /** Name by which the receiver was given. */
  name?: string | undefined
  swap?: SwapLabel | undefined
  to: Address
  /** Base units of the native coin. */
  value: bigint
  /** Hash of the app's calls ahead of it, in the same approval. */
  batch?: string | undefined
}

/** Posts a transaction to the wallet, with the nonce of an earlier one. */
export type SendPost = (nonce: number | undefined) => Promise<Hash>
