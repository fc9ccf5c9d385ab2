import type { Address, Hash, Hex, TransactionReceipt } from 'viem'
import type { Connector } from 'wagmi'
import type { TokenFee } from '../../core/paymaster/tokenFee.js'
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
  /** Options for building and confirming a Solana transaction. */
  solana?: SolanaSendOptions | undefined
  signal?: AbortSignal | undefined
}

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

export type SendTokenResult = EvmSendResult | SolanaSendTokenResult

export type EvmSendResult = {
  /** Namespace of the network. */
  namespace: 'eip155'
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}`
  hash: Hash
  /** viem's receipt of the transaction. */
  receipt: TransactionReceipt
  /** Set if the wallet sent it as a batch (EIP-5792), such as a sponsored one. */
  via?: 'batch' | undefined
  /** Set if it was sped up in the wallet: the hash it was handed over with. */
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
  /** Base units of the native coin that the account pays. */
  fee: bigint
  /** Decimal text in whole native coins. */
  feeText: string
  /** Set if the app's paymaster is to pay; `fee` is then 0. */
  isSponsored?: boolean | undefined
  /** Set if the app's paymaster takes a token; `fee` is then 0. */
  feeToken?: TokenFee | undefined
  /** Part of the fee that creates the receiver's token account on Solana. */
  rent?: bigint | undefined
}

export type MaxSendParameters = Pick<
  SendTokenParameters,
  'account' | 'chainId' | 'solana' | 'token'
> & { to?: string | undefined }

export type MaxSendResult = {
  /** Decimal text in whole tokens, as accepted by `sendToken`. */
  amount: string
  /** CAIP-2 id of the network. */
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  /** Decimals of the token. */
  decimals: number
  /** Base units of the native coin; only set if that is what is sent. */
  fee: bigint | undefined
  /** `amount` in base units of the token. */
  value: bigint
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
}

export type SendRequest = ResolvedSend & {
  /** The receiver's name, if it was given by name. */
  name?: string | undefined
  to: Address
}

/** What a send is bound to from the call on, unaffected by later switches. */
export type ResolvedSend = {
  amount: string
  chainId: number
  connector: Connector
  from: Address
  /** As passed by the caller, for messages. */
  token: string
  /** Contract of the token, `undefined` for the native coin. */
  tokenAddress: Address | undefined
}
