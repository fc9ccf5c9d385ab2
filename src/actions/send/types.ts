import type { Address, Hash, Hex, TransactionReceipt } from 'viem'
import type { Connector } from 'wagmi'
import type {
  SolanaCommitment,
  SolanaNetworkId,
  SolanaSendOptions,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import type { SentToNetwork } from '../../core/send/sentToNetwork.js'
import type { SwapLabel } from '../../core/swap/swapLabel.js'

export type SendTokenParameters = {
  token: string
  to: string
  toAddress?: string | undefined
  amount: string
  account?: string | undefined
  chainId?: number | string | undefined
  confirmations?: number | undefined
  onStep?: ((progress: SendTokenProgress) => void) | undefined
  resend?: boolean | undefined
  /** How a Solana transaction is made and when it counts. */
  solana?: SolanaSendOptions | undefined
  signal?: AbortSignal | undefined
}

/** How far a send has come. */
export type SendTokenProgress = {
  /** `resolving` only when the receiver is a name. */
  step:
    | 'resolving'
    | 'preparing'
    | 'switching'
    | 'approving'
    | 'confirming'
    | 'confirmed'
  /** Hash, or Solana's base58 signature. */
  hash: string | undefined
  /**
   * `no` until the wallet is asked, `unknown` until the transaction was seen
   * on the network, then `yes`. On Solana `no` until it is signed.
   */
  sentToNetwork: SentToNetwork
  /** How sure a Solana cluster is. */
  commitment?: SolanaCommitment | undefined
}

export type SendTokenResult = EvmSendResult | SolanaSendTokenResult

export type EvmSendResult = {
  namespace: 'eip155'
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}`
  hash: Hash
  receipt: TransactionReceipt
  /** It was sped up in the wallet: the hash it was handed over with. */
  replaced?: { reason: 'repriced'; hash: Hash } | undefined
}

export type SolanaSendTokenResult = SolanaSendResult & {
  namespace: 'solana'
  receipt: undefined
}

export type EstimateSendParameters = Pick<
  SendTokenParameters,
  'account' | 'chainId' | 'solana' | 'to' | 'toAddress' | 'token'
> & { amount?: string | undefined }

export type EstimateSendResult = {
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  /** Base units of the native coin. */
  fee: bigint
  /** Decimal text in whole native coins. */
  feeText: string
  /** Part of the fee that opens the receiver's token account on Solana. */
  rent?: bigint | undefined
}

export type MaxSendParameters = Pick<
  SendTokenParameters,
  'account' | 'chainId' | 'solana' | 'token'
> & { to?: string | undefined }

export type MaxSendResult = {
  /** Decimal text in whole tokens, fit for `sendToken`. */
  amount: string
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  /** Decimal places of the token. */
  decimals: number
  /** Base units of the native coin; only where it is sent itself. */
  fee: bigint | undefined
  /** The same in base units of the token. */
  value: bigint
}

/** The one transaction that makes the payment. */
export type SendTransaction = {
  /** Base units of the token that is sent. */
  amount: bigint
  chainId: number
  data: Hex | undefined
  from: Address
  /** Name that the receiver was given by. */
  name?: string | undefined
  swap?: SwapLabel | undefined
  to: Address
  /** Native coin, in base units. */
  value: bigint
}

export type SendRequest = ResolvedSend & {
  /** The receiver's name, where it was given by name. */
  name?: string | undefined
  to: Address
}

/** What a send is bound to from the call on, whatever is switched later. */
export type ResolvedSend = {
  amount: string
  chainId: number
  connector: Connector
  from: Address
  /** As it was given, for messages. */
  token: string
  /** Contract of the token, `undefined` for the native coin. */
  tokenAddress: Address | undefined
}
