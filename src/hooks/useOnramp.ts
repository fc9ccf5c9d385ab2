'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { OnrampLimit, OnrampProvider } from '../core/onramp/onramp.js'
import { emit } from '../features/analytics/emit.js'
import { openOnrampPage } from '../features/onramp/openOnrampPage.js'
import type { onrampQuoteQueryOptions } from '../query/onrampQuote.js'
import { onrampUrlQueryKey, onrampUrlQueryOptions } from '../query/onrampUrl.js'
import { rememberOnrampOrder } from './onramp/rememberOnrampOrder.js'
import { useOnrampInput } from './onramp/useOnrampInput.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useOnrampQuote } from './useOnrampQuote.js'
import { useDebounced } from './utils/useDebounced.js'

/** Debounce of the request for a link that has the amount in it. */
const LINK_DEBOUNCE_MS = 200

/**
 * Hook for buying crypto by card or bank transfer: selection, amount, quote,
 * and the provider's page.
 *
 * A selected item that is not or no longer offered is replaced by the first
 * that is. Input is kept until `reset`.
 *
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account that receives the purchase; default the active account
 * @param parameters.paymentMethod - payment method whose limits apply, such
 * as `card`; default any
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { error, isEstimate, open, paymentAmount, quote, setPaymentAmount } = useOnramp()
 */
export function useOnramp(
  parameters: useOnramp.Parameters = {},
): useOnramp.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const { namespace, paymentMethod } = parameters
  const account = useActiveAccount({ kit, namespace })
  const { controls, problem, ...input } = useOnrampInput(parameters)
  const { amount, paymentCurrency, provider, purchaseCurrency } = input
  const { setError, ...setters } = controls
  const purchase = {
    amount: amount || undefined,
    paymentCurrency,
    paymentMethod,
    purchaseCurrency,
  }
  // Such a provider's link needs no quote, and Meld's no request either.
  const isOwnPrice = Boolean(provider?.hasOwnPrice)
  const isPriced = input.providers.some(({ hasOwnPrice }) => !hasOwnPrice)
  const isValid = Boolean(account && !problem && input.isOffered)
  const isAsked = Boolean(amount && isValid && isPriced)
  const price = useOnrampQuote({
    ...purchase,
    kit,
    chainId: account?.chainId,
    query: { enabled: isAsked },
  })
  const quote = isAsked ? (price.data ?? undefined) : undefined
  const isEstimate = quote?.estimated ?? false
  const isSettled = useDebounced(amount, LINK_DEBOUNCE_MS) === amount
  const link = onrampUrlQueryOptions(kit, {
    ...(isOwnPrice
      ? provider?.name === 'link' && toPrefilled(input)
      : { ...purchase, quote }),
    address: account?.address,
    chainId: account?.chainId,
    provider: provider?.name,
    query: {
      // Do not disclose the account before a quote was requested.
      enabled: isOwnPrice
        ? isValid && (isSettled || provider?.name === 'meld')
        : Boolean(quote && !isEstimate),
    },
  })
  const { data, error: linkError, isFetching, isStale } = useQuery(link)

  async function open() {
    try {
      const { hosts, onramp: options } = kit
      // Synchronous if possible: browsers block tabs opened later.
      const known = link.enabled && !isStale ? data : undefined
      const { url } = known ?? (await queryClient.fetchQuery(link))
      emit(kit, { event: 'SELECT_BUY_PROVIDER', provider: provider?.name })
      openOnrampPage({ hosts, options, url })
      setError(undefined)
      if (account)
        rememberOnrampOrder(kit, {
          account,
          offer: { ...input, url },
          queryClient,
        })
      // Each purchase needs its own link.
      const queryKey = onrampUrlQueryKey(kit)
      queryClient.invalidateQueries({ queryKey }).catch(() => {})
      return true
    } catch (error) {
      setError(error as Error)
      return false
    }
  }

  return {
    ...setters,
    error:
      input.error ??
      input.selection.error ??
      (isAsked && !isOwnPrice && price.error ? price.error : undefined) ??
      (link.enabled && linkError ? linkError : undefined),
    isEstimate,
    isLoading: input.isLoading,
    isLinkLoading: isFetching && !data,
    limits: input.limits,
    open,
    paymentAmount: input.selection.paymentAmount,
    paymentCurrencies: input.paymentCurrencies,
    paymentCurrency,
    provider,
    providers: input.providers,
    purchaseAmount: quote?.purchaseAmount.amount ?? '',
    purchaseCurrencies: input.purchaseCurrencies,
    purchaseCurrency,
    quote,
    quotesLoading: isAsked && price.isPending,
    isReady: isOwnPrice ? isValid : Boolean(link.enabled),
    retry: () => void price.refetch(),
    url: link.enabled && !isStale ? data?.url : undefined,
  }
}

export declare namespace useOnramp {
  type Parameters = useOnrampInput.Parameters
  type ReturnType = {
    /** Why the purchase is not possible. */
    error: Error | undefined
    /** Whether the figures are estimated because the quote API failed. */
    isEstimate: boolean
    /** Whether the currencies are loading for the first time. */
    isLoading: boolean
    /**
     * Whether `open` can be called: there is a quote, or the provider has its
     * own price (`hasOwnPrice`).
     */
    isReady: boolean
    /** Whether the provider's link is loading; `open` waits for it. */
    isLinkLoading: boolean
    /** Limits by payment method, decimal strings in the payment currency. */
    limits: readonly OnrampLimit[]
    /**
     * Opens the provider's page in a new tab. Call it within the click.
     *
     * @returns `false` on failure; see `error`
     */
    open: () => Promise<boolean>
    /** Amount to pay, as typed. */
    paymentAmount: string
    /** Currencies to pay with. */
    paymentCurrencies: readonly PaymentCurrency[]
    /** Selected currency to pay with. */
    paymentCurrency: PaymentCurrency
    /** `undefined` if no provider is available. */
    provider: OnrampProvider | undefined
    /** Available providers. */
    providers: readonly OnrampProvider[]
    /** Amount to receive as a decimal string. Empty until known. */
    purchaseAmount: string
    /** Coins and tokens to buy. */
    purchaseCurrencies: readonly PurchaseCurrency[]
    /** Selected coin or token. */
    purchaseCurrency: PurchaseCurrency
    /** Quote for the current input. */
    quote: NonNullable<onrampQuoteQueryOptions.Data> | undefined
    /** Whether a quote is pending. */
    quotesLoading: boolean
    /** Requests the quote again. */
    retry: () => void
    /** Clears the input and the error. */
    reset: () => void
    /** Sets the amount to pay, as typed. */
    setPaymentAmount: (typed: string) => void
    /**
     * Selects the currency to pay with.
     *
     * @param id - `id` of one of `paymentCurrencies`
     */
    setPaymentCurrency: (id: string) => void
    /**
     * Selects a provider.
     *
     * @param name - `name` of one of `providers`
     */
    setProvider: (name: string) => void
    /**
     * Selects the coin or token to buy.
     *
     * @param id - `id` of one of `purchaseCurrencies`
     */
    setPurchaseCurrency: (id: string) => void
    /** URL for a link, once there is a quote. */
    url: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

/** What a page with its own price can fill in from the form. */
function toPrefilled(
  input: Pick<
    ReturnType<typeof useOnrampInput>,
    'amount' | 'paymentCurrency' | 'purchaseCurrencies' | 'purchaseCurrency'
  >,
) {
  const { amount, paymentCurrency, purchaseCurrencies, purchaseCurrency } =
    input
  return {
    amount: amount || undefined,
    paymentCurrency,
    purchaseCurrency:
      purchaseCurrencies.length > 0 ? purchaseCurrency : undefined,
  }
}
