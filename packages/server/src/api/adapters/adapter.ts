import type { Address } from 'viem'
import type {
  ApiBackend,
  ApproveTransaction,
  Balance,
  SwapQuote,
  SwapToken,
  SwapTransaction,
} from '../apiBackend.js'
import type { SwapRequest } from '../convert/swapSchema.js'
import type { WireTransaction } from '../history/historyWire.js'

/**
 * A service outside, and what the API may ask of it. Each has a breaker, a
 * cache and a budget of its own.
 */
export type Adapter = {
  /** In the log, in metrics and in `check`: `blockscout eip155:1`. */
  name: string
  /** CAIP-2 ids of the networks it answers for. */
  chainIds: readonly string[]
  balances?: BalancesAdapter | undefined
  history?: HistoryAdapter | undefined
  onramp?: ApiBackend['onramp'] | undefined
  prices?: PricesAdapter | undefined
  rates?: RatesAdapter | undefined
  swaps?: SwapsAdapter | undefined
  /** Asks the service for something small. Throws when it does not answer. */
  check(): Promise<string>
}

export type BalancesAdapter = {
  /** Tokens that the address holds; native coins are read elsewhere. */
  read(address: string): Promise<readonly Balance[]>
}

export type HistoryAdapter = {
  /** One page, newest first. */
  read(parameters: {
    address: Address
    /** `next` of the page before. */
    cursor: string | undefined
  }): Promise<{ data: readonly WireTransaction[]; next: string | undefined }>
}

export type PricesAdapter = {
  /**
   * Dollars per whole token, as base units of `PRICE_DECIMALS`, by the given
   * address: in lower case on EVM chains; `native` is the coin. What has no
   * price is left out.
   */
  read(tokens: readonly PricedToken[]): Promise<ReadonlyMap<string, bigint>>
}

export type RatesAdapter = {
  /** Units of each currency for one dollar, by ISO 4217 code in lower case. */
  read(): Promise<ReadonlyMap<string, number>>
}

export type PricedToken = { address: string; decimals: number }

export type SwapsAdapter = {
  /**
   * Whether the kit can decode what it builds. It refuses to sign the rest, so
   * that such swaps are for other clients of the API.
   */
  isReadable: boolean
  listTokens(): Promise<readonly SwapToken[]>
  getQuote(wish: SwapWish): Promise<SwapQuote>
  /** Base units of a token that the service may take. */
  getAllowance(holding: Holding): Promise<bigint>
  /** Wei. */
  getGasPrice(): Promise<bigint>
  buildApprove(holding: Holding): Promise<ApproveTransaction>
  buildSwap(
    wish: SwapWish,
    options: Pick<SwapRequest, 'disableEstimate'> & {
      /** In hundredths of a percent. */
      basisPoints: bigint
    },
  ): Promise<SwapTransaction>
}

export type Holding = { account: Address; token: Address }

export type SwapWish = {
  account: Address
  /** Base units of `from`. */
  amount: bigint
  from: SwapAsset
  to: SwapAsset
}

export type SwapAsset = {
  /** The placeholder for the native coin. */
  address: Address
  /** CAIP-10, as requested. */
  id: string
  isNative: boolean
}
