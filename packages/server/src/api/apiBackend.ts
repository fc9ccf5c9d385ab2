import type { Address } from 'viem'
import type { SwapRequest } from './convert/swapSchema.js'
import type { WireTransaction } from './history/historyWire.js'
import type { OrderRequest, QuoteRequest } from './onramp/onrampSchemas.js'
import type {
  BuyStatusRequest,
  ExchangesRequest,
  PayUrlRequest,
  TransferRequest,
} from './pay/paySchemas.js'
import type { ExplorerEntry } from './wallets/explorerEntry.js'

/** A chain whose JSON-RPC the API passes on. */
export type ApiChain = {
  caipNetworkId: string
  /** Of the main node. */
  rpcUrl: string
  /** Of all nodes, the main one first. Default: the main one only. */
  rpcUrls?: readonly string[] | undefined
}

export type Balance = {
  name: string
  symbol: string
  /** CAIP-2. */
  chainId: string
  /** CAIP-10 of the contract; the native coin has none. */
  address?: string | undefined
  /** In dollars; `undefined` if it is not known. */
  value?: number | undefined
  /** Dollars for one; 0 if it is not known. */
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

export type Fungible = {
  /** CAIP-10, as requested. */
  address: string
  name: string
  symbol: string
  iconUrl: string
  /** Dollars for one. */
  price: number
}

export type SwapToken = {
  name: string
  symbol: string
  /** CAIP-10. */
  address: string
  decimals: number
  logoUri: string
  /** Whether an allowance can be given by signature. */
  eip2612: boolean
}

export type SwapQuote = {
  id: null
  /** Base units. */
  fromAmount: string
  /** CAIP-10, as requested. */
  fromAccount: string
  toAmount: string
  toAccount: string
}

export type ApproveTransaction = {
  /** The owner, CAIP-10. */
  from: string
  /** The token's contract, CAIP-10. */
  to: string
  data: string
  value: string
  eip155: { gas: number; gasPrice: string }
}

export type SwapTransaction = {
  /** The account that pays and receives, CAIP-10. */
  from: string
  /** The router, CAIP-10. */
  to: string
  data: string
  /** Native coins sent along, in base units. */
  amount: string
  eip155: { gas: string; gasPrice: string }
}

export type OnrampOptions = {
  paymentCurrencies: readonly {
    id: string
    payment_method_limits: readonly { id: string; min: string; max: string }[]
  }[]
  purchaseCurrencies: readonly {
    id: string
    name: string
    symbol: string
    networks: readonly {
      name: string
      display_name: string
      chain_id: string
      contract_address: string
    }[]
  }[]
}

type Money = { amount: string; currency: string }

export type OnrampQuote = {
  quoteId: string
  purchaseAmount: Money
  paymentTotal: Money
  paymentSubtotal: Money
  coinbaseFee: Money
  networkFee: Money
}

/** An asset of payments. */
export type PayAsset = {
  /** CAIP-2. */
  network: string
  /** `native`, or the address of the contract or mint. */
  asset: string
  metadata: {
    name: string
    symbol: string
    decimals: number
    logoURI?: string | undefined
  }
}

export type ExchangeList = {
  exchanges: readonly { id: string; imageUrl: string; name: string }[]
  total: number
}

export type ExchangeSession = {
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  txHash?: string | undefined
}

type TransferAmount = { amount: string; currency: PayAsset }

export type TransferQuote = {
  origin: TransferAmount
  destination: TransferAmount
  fees: readonly (TransferAmount & { id: string; label: string })[]
  steps: readonly (
    | {
        requestId: string
        type: 'deposit'
        deposit: { amount: string; currency: string; receiver: string }
      }
    | {
        requestId: string
        type: 'transaction'
        transaction: { from: string; to: string; data: string; value: string }
      }
  )[]
  timeInSeconds: number
}

export type TransferStatus = {
  status: 'waiting' | 'pending' | 'success' | 'failure' | 'refund' | 'timeout'
}

export type ApiImage = 'asset' | 'currency' | 'icon' | 'token' | 'wallet'

type Query = Record<string, string | undefined>

/**
 * Everything the API's routes read: chains, prices, pools, an onramp provider
 * and a list of wallets. `latchkey-devnet` answers from the local chains,
 * `latchkey-server` from nodes and from the services of its configuration.
 * Each method throws a `ServiceError` for a request it cannot serve.
 */
export type ApiBackend = {
  chains: readonly ApiChain[]
  /** On one chain, or on all when `chainId` is undefined. */
  getBalances(parameters: {
    address: string
    /** CAIP-2. */
    chainId?: string | undefined
  }): Promise<readonly Balance[]>
  /** Prices by CAIP-10 address; tokens without a price are left out. */
  getFungibles(addresses: readonly string[]): Promise<readonly Fungible[]>
  /**
   * Units of each currency for one dollar, by ISO 4217 code in lower case. The
   * routes convert with them, so that all other methods answer in dollars.
   * Without it, there are dollars only.
   */
  getRates?: (() => Promise<ReadonlyMap<string, number>>) | undefined
  /** One page of an account's activity, newest first. */
  getHistory(parameters: {
    address: string
    chainId?: string | undefined
    cursor?: string | undefined
    /** Only what was bought from this onramp provider. */
    onramp?: string | undefined
  }): Promise<{ data: readonly WireTransaction[]; next: string | null }>
  /** SVG text of a token's picture. */
  getNftImage(contract: Address, tokenId: string): string
  swap: {
    listTokens(
      chainId: string | undefined,
    ): readonly SwapToken[] | Promise<readonly SwapToken[]>
    /** `undefined` on a network without swaps. */
    getQuote(query: Query): Promise<SwapQuote | undefined>
    /** Base units. */
    getAllowance(query: Query): Promise<string>
    /** Wei. */
    getGasPrices(
      chainId: string | undefined,
    ): Promise<Record<'standard' | 'fast' | 'instant', string>>
    buildApprove(query: Query): Promise<ApproveTransaction>
    buildSwap(body: SwapRequest): Promise<SwapTransaction>
  }
  onramp: {
    /**
     * Providers that the kit offers, in order: `coinbase` for prices and links
     * of this API, `meld` with the app's own key, `link` for links of this API
     * to a page with its own prices. Default none.
     */
    providers?: readonly string[] | undefined
    getOptions(): OnrampOptions
    /** `null` without a provider. */
    getQuote(body: QuoteRequest): Promise<OnrampQuote | null>
    /** Opens an order; returns the address of the page that sells it. */
    openOrder(body: OrderRequest): Promise<string>
  }
  pay: {
    listExchanges(body: ExchangesRequest): ExchangeList
    listExchangeAssets(exchangeId: string): {
      exchangeId: string
      assets: Record<string, readonly PayAsset[]>
    }
    /** Opens a session; returns the page on which it is paid. */
    openSession(
      body: PayUrlRequest,
    ): Promise<{ url: string; sessionId: string }>
    getSession(body: BuyStatusRequest): Promise<ExchangeSession>
    quoteTransfer(body: TransferRequest): Promise<TransferQuote>
    getTransfer(requestId: string): Promise<TransferStatus>
  }
  listWallets(): readonly ExplorerEntry[]
  /** SVG text, `undefined` for an unknown id. */
  getImage(kind: ApiImage, id: string): string | undefined
}
