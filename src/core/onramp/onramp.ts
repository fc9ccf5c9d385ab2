import type { AccountNamespace } from '../account/account.js'
import type { Hosts } from '../options.js'

/** What a person has entered to buy crypto. */
export type OnrampSelection = {
  /** Name of the provider; `undefined` until one is chosen. */
  provider: string | undefined
  /** Id of the currency to be bought; `undefined` until one is chosen. */
  purchaseCurrency: string | undefined
  /** Id of the currency to pay with; `undefined` until one is chosen. */
  paymentCurrency: string | undefined
  /** What is paid, as it was typed. */
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

/** A purchase whose page was opened, as far as this page knows of it. */
export type OnrampOrder = {
  /** Who receives it. */
  account: { address: string; caipNetworkId: string }
  /** What the account held of it then; `undefined` when that was not known. */
  before: string | undefined
  currency: OnrampCurrency
  /** What is paid, decimal text, and the id of its currency. */
  payment: { amount: string; currency: string }
  /** Its label. */
  provider: string
  url: string
}

/** What `createKit({ onramp })` takes. */
export type OnrampOptions = {
  /** Your publishable key at Meld; without it that provider is left out. */
  meldPublicKey?: string | undefined
  /**
   * Hosts on which a provider's page may be, such as `pay.example.com` or
   * `localhost:4000`, beside those of `hosts.api` and `hosts.onramp`. Default
   * `pay.coinbase.com`.
   */
  urlHosts?: readonly string[] | undefined
}

/** Least and most of a way to pay, decimal text in the payment currency. */
export type OnrampLimit = {
  /** Such as `card` or `ach_bank_account`. */
  id: string
  min: string
  max: string
}

/** Somebody who sells crypto. */
export type OnrampProvider = {
  name: 'coinbase' | 'meld'
  label: string
  /** Of the purchase, such as `1-2%`. */
  feeRange: string
  /** Namespaces or CAIP-2 ids of the networks it delivers to. */
  supportedChains: readonly string[]
  /**
   * Symbol of the one currency that it sells to accounts of a kind of
   * networks; without it the one that was chosen, at the quoted price.
   */
  getSymbol?(namespace: AccountNamespace): string
  /** Whether the page has set what the provider needs. */
  isConfigured(options: OnrampOptions | undefined): boolean
  /** Link of its page; not checked yet. */
  getUrl(purchase: OnrampPurchase): Promise<unknown>
}

/** What a provider is told. */
export type OnrampPurchase = {
  account: {
    address: string
    caipNetworkId: string
    namespace: AccountNamespace
  }
  hosts: Pick<Hosts, 'onramp'>
  options: OnrampOptions | undefined
  /** Decimal text in the payment currency. */
  paymentAmount?: string | undefined
  projectId: string
  purchaseCurrency?:
    | { symbol: string; networks: readonly { name: string; chainId: string }[] }
    | undefined
  /** Asks the blockchain API for a link. */
  requestUrl(request: OnrampUrlRequest): Promise<unknown>
}

/** What is bought. */
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
