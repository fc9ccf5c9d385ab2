import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import type {
  SolanaNetworkId,
  SolanaSendOptions,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import type { TokenFee } from './tokenFee.js'
import type { EvmSendResult, SendTokenProgress } from './types.js'

export type {
  EvmSendResult,
  SendTokenProgress,
  SendTransaction,
} from './types.js'

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

export type SendTokenResult = EvmSendResult | SolanaSendTokenResult

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
  /**
   * Part of the fee that a rollup takes for data, in base units. It is set when
   * the transaction is included, so the fee can become higher.
   */
  dataFee?: bigint | undefined
  /** Set if a rollup's contract cannot be asked: its fee for data comes on top. */
  isDataFeeUnknown?: boolean | undefined
  /** Part of the fee that creates the receiver's token account on Solana. */
  rent?: bigint | undefined
  /**
   * Set if somebody can take the token from any account, also from the
   * receiver's (permanent delegate, Token-2022).
   */
  hasPermanentDelegate?: boolean | undefined
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
