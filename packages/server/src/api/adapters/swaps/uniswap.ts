import type { Address, Hex } from 'viem'
import type { ContractRead } from '../readMany.js'

/** A way from one token to another, by pools. */
export type Route = {
  path: readonly Address[]
  /** Of each pool, in millionths. */
  fees: readonly number[]
}

/** What differs between versions of Uniswap. */
export type Uniswap = {
  /** Whether the kit can decode its swaps. */
  isReadable: boolean
  /** Contract that swaps, and takes the tokens. */
  router: Address
  /** Fees that pools may have, in millionths. */
  fees: readonly number[]
  /** Reads what a route gives for an amount. */
  toRead(route: Route, amount: bigint): ContractRead
  /** Base units of the last token, of what was read. */
  getAmountOut(result: unknown): bigint
  encodeSwap(parameters: {
    account: Address
    amount: bigint
    amountOutMin: bigint
    /** Unix time in seconds. */
    deadline: bigint
    isNativeIn: boolean
    isNativeOut: boolean
    route: Route
  }): Hex
}
