import type { AccountNamespace } from '../account/account.js'
import type { Hosts } from '../options/hosts.js'

/** Input of the onramp form. */
export type OnrampSelection = {
  /** Name of the selected provider; `undefined` until one is selected. */
  provider: string | undefined
  /** ID of the currency to buy; `undefined` until one is selected. */
  purchaseCurrency: string | undefined
  /** ID of the currency to pay with; `undefined` until one is selected. */
  paymentCurrency: string | undefined
  /** Amount to pay, as typed. */
  paymentAmount: string
  /** Why the provider's page could not be opened. */
  error: Error | undefined
}

export const emptyOnramp: OnrampSelection = {
  provider: undefined,
  purchaseCurrency: undefined,
  paymentCurrency: undefined,
  paymentAmount: '',
  error: undefined,
}

/** A purchase whose page was opened, as far as this page knows about it. */
export type OnrampOrder = {
  /** Account that receives the purchase. */
  account: { address: string; caipNetworkId: string }
  /** Balance of the account before the purchase; `undefined` if unknown. */
  before: string | undefined
  /**
   * Balances of all tokens before the purchase, where the provider's page
   * decides what is bought.
   */
  held?:
    | readonly {
        /** CAIP-10 ID of the token; omitted for the native token. */
        address?: string | undefined
        numeric: string
      }[]
    | undefined
  currency: OnrampCurrency
  /** Amount to pay as a decimal string, and the ID of its currency. */
  payment: { amount: string; currency: string }
  /** Label of the provider. */
  provider: string
  url: string
}

/** The `onramp` option of `createKit`. */
export type OnrampOptions = {
  /** Your Meld publishable key. Without it, Meld is not offered. */
  meldPublicKey?: string | undefined
  /**
   * Hosts allowed for provider pages, for example `pay.example.com` or
   * `localhost:4000`, in addition to those of `hosts.api` and `hosts.onramp`.
   * Default `pay.coinbase.com`.
   */
  urlHosts?: readonly string[] | undefined
}

/** Limits of a payment method, as decimal strings in the payment currency. */
export type OnrampLimit = {
  /** For example `card` or `ach_bank_account`. */
  id: string
  min: string
  max: string
}

/** A service that sells crypto. */
export type OnrampProvider = {
  name: 'coinbase' | 'meld' | 'link'
  /** For `link`, the host of its page. */
  label: string
  /** Fee range, for example `1-2%` of the purchase. */
  feeRange: string
  /** Namespaces or CAIP-2 IDs of the networks it delivers to. */
  supportedChains: readonly string[]
  /**
   * Whether its page sets the price, so that it needs no quote and no list of
   * currencies.
   */
  hasOwnPrice: boolean
  /**
   * Symbol of the only currency it sells in a namespace. If omitted, it sells
   * the selected currency.
   */
  getSymbol?(namespace: AccountNamespace): string
  /** Whether the options the provider requires are set. */
  isConfigured(options: OnrampOptions | undefined): boolean
  /** URL of the provider's page, not validated yet. */
  getUrl(purchase: OnrampPurchase): Promise<unknown>
}

/** Purchase data passed to a provider. */
export type OnrampPurchase = {
  account: {
    address: string
    caipNetworkId: string
    namespace: AccountNamespace
  }
  hosts: Pick<Hosts, 'onramp'>
  options: OnrampOptions | undefined
  /** Decimal string in the payment currency. */
  paymentAmount?: string | undefined
  projectId: string
  purchaseCurrency?:
    | { symbol: string; networks: readonly { name: string; chainId: string }[] }
    | undefined
  /** Requests a URL from the blockchain API. */
  requestUrl(request: OnrampUrlRequest): Promise<unknown>
}

/** Currency to buy. */
export type OnrampCurrency = {
  symbol: string
  networks: readonly {
    name: string
    chainId: string
    contractAddress: string
  }[]
}

export type OnrampUrlRequest = {
  destinationWallets: readonly {
    address: string
    assets: readonly string[]
    blockchains: readonly string[]
  }[]
  defaultNetwork?: string | undefined
  partnerUserId: string
  presetFiatAmount?: string | undefined
}
