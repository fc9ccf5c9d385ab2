import type { Abi, Address, Hex } from 'viem'
import type { EvmSendResult, SendTokenProgress } from './types.js'

/** A call of an account: calldata, or a function of a contract to encode. */
export type TransactCall = {
  /** Contract, or receiver of native coins. */
  to: Address
  /** Native coins to pass along, in base units; default 0. */
  value?: bigint | undefined
} & (
  | {
      /** Calldata; none by default. */
      data?: Hex | undefined
      abi?: undefined
    }
  | {
      abi: Abi | readonly unknown[]
      functionName: string
      args?: readonly unknown[] | undefined
      data?: undefined
    }
)

export type TransactParameters = {
  calls: readonly TransactCall[]
  account?: string | undefined
  chainId?: number | string | undefined
  confirmations?: number | undefined
  onStep?: ((progress: SendTokenProgress) => void) | undefined
  resend?: boolean | undefined
  signal?: AbortSignal | undefined
}

export type TransactResult = EvmSendResult
