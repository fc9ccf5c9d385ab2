'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaymentCurrency, PurchaseCurrency } from '../api/onrampSchemas.js'
import type { OnrampLimit, OnrampProvider } from '../core/onramp/onramp.js'
import { openOnrampPage } from '../core/onramp/openOnrampPage.js'
import type { onrampQuoteQueryOptions } from '../query/onrampQuote.js'
import { onrampUrlQueryKey, onrampUrlQueryOptions } from '../query/onrampUrl.js'
import { rememberOnrampOrder } from './onramp/rememberOnrampOrder.js'
import { useOnrampInput } from './onramp/useOnrampInput.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useOnrampQuote } from './useOnrampQuote.js'

/**
 * Buying crypto with a card or from a bank: what a person has chosen and
 * entered, what it costs, and the way to the provider's page.
 *
 * What was chosen and is not offered (any more) is the first that is. Entries
 * are kept until `reset`.
 *
 * @param parameters.namespace - whose active account receives what is bought,
 * `eip155` or `solana`; default the active account
 * @param parameters.paymentMethod - way to pay whose limits hold, such as
 * `card`; default any
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
  const isAsked = Boolean(amount && !problem && account && input.isOffered)
  const price = useOnrampQuote({
    ...purchase,
    kit,
    chainId: account?.chainId,
    query: { enabled: isAsked },
  })
  const quote = isAsked ? (price.data ?? undefined) : undefined
  const isEstimate = quote?.estimated ?? false
  const link = onrampUrlQueryOptions(kit, {
    ...purchase,
    address: account?.address,
    chainId: account?.chainId,
    provider: provider?.name,
    quote,
    // Nobody is told of the account before a price was asked for.
    query: { enabled: Boolean(quote && !isEstimate) },
  })
  const { data, error: linkError, isFetching, isStale } = useQuery(link)

  async function open() {
    try {
      const { hosts, onramp: options } = kit
      // Without a pause, where it can be: browsers block what opens later.
      const known = link.enabled && !isStale ? data : undefined
      const { url } = known ?? (await queryClient.fetchQuery(link))
      openOnrampPage({ hosts, options, url })
      setError(undefined)
      if (account)
        rememberOnrampOrder(kit, {
          account,
          offer: { ...input, url },
          queryClient,
        })
      // Each purchase has a link of its own.
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
      (isAsked && price.error ? price.error : undefined) ??
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
    retry: () => void price.refetch(),
    url: link.enabled && !isStale ? data?.url : undefined,
  }
}

export declare namespace useOnramp {
  type Parameters = useOnrampInput.Parameters
  type ReturnType = {
    /** Why nothing can be bought like this. */
    error: Error | undefined
    /** The figures are made up, because the price service has failed. */
    isEstimate: boolean
    /** The currencies are being read for the first time. */
    isLoading: boolean
    /** The provider's link is being made: until then `open` has to wait. */
    isLinkLoading: boolean
    /** Least and most by way to pay, decimal text in the payment currency. */
    limits: readonly OnrampLimit[]
    /**
     * Opens the provider's page in a new tab. Call it in the click.
     *
     * @returns `false` when it was refused: why is in `error`
     */
    open: () => Promise<boolean>
    /** What is paid, as it was typed. */
    paymentAmount: string
    paymentCurrencies: readonly PaymentCurrency[]
    paymentCurrency: PaymentCurrency
    /** `undefined` where nobody delivers. */
    provider: OnrampProvider | undefined
    providers: readonly OnrampProvider[]
    /** What is received, decimal text; empty as long as it is not known. */
    purchaseAmount: string
    purchaseCurrencies: readonly PurchaseCurrency[]
    purchaseCurrency: PurchaseCurrency
    /** Of what is entered now. */
    quote: NonNullable<onrampQuoteQueryOptions.Data> | undefined
    quotesLoading: boolean
    /** Asks for the price once more. */
    retry: () => void
    reset: () => void
    setPaymentAmount: (typed: string) => void
    /** @param id - of one of `paymentCurrencies` */
    setPaymentCurrency: (id: string) => void
    /** @param name - of one of `providers` */
    setProvider: (name: string) => void
    /** @param id - of one of `purchaseCurrencies` */
    setPurchaseCurrency: (id: string) => void
    /** For a link; there once there is a price. */
    url: string | undefined
  }
  type ErrorType = useKit.ErrorType
}
