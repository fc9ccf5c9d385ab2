'use client'
import { useQueries } from '@tanstack/react-query'
import type { TokenBalance } from '../../api/balances.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { ApiRequestError } from '../../core/errors/api.js'
import { PayError } from '../../core/errors/pay.js'
import type { PaymentAsset, PayOptions } from '../../core/pay/payment.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import { toPayAsset } from '../../features/pay/toPayAsset.js'
import { getAmountProblem } from '../../features/payments/getAmountProblem.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { payQuoteQueryOptions } from '../../query/payQuote.js'

/** Tokens that are quoted before one is chosen, those of most value. */
const QUOTED_MAX = 10

/** How often the price of the chosen token is renewed. */
const RENEW_MS = 30_000
/** How long a price is shown while it is renewed; it is valid for 60 s. */
const SHOWN_MS = 45_000

/** The account's tokens, and why one cannot make the payment. */
export function usePayQuotes(
  parameters: usePayQuotes.Parameters,
): usePayQuotes.ReturnType {
  const { balances = [], chosen, options } = parameters
  const kit = useKit()
  const account = useActiveAccount()?.address
  const tokens = balances.map((balance) => ({
    asset: toPayAsset(balance),
    balance,
  }))
  const found = useQueries({
    queries: tokens.map(({ asset }, index) =>
      payQuoteQueryOptions(kit, {
        ...options,
        account,
        from: asset,
        query: {
          enabled: index < QUOTED_MAX || isSameToken(asset, chosen),
          refetchInterval: isSameToken(asset, chosen) && RENEW_MS,
          refetchOnWindowFocus: false,
        },
      }),
    ),
  })
  const rows = tokens.map(({ asset, balance }, index) => {
    const { data, error, isFetching } = found[index] ?? {}
    const quote = error ? undefined : data
    const problem = error ?? (quote && toProblem(quote, balance))
    const isShown = quote && Date.now() - quote.createdAt < SHOWN_MS
    return {
      ...{ asset, balance, problem, quote },
      isFetching: Boolean(isFetching && !isShown),
      isChosen: isSameToken(asset, chosen),
      isUnusable: Boolean(problem && (quote || isRefused(problem))),
    }
  })
  // The usable ones first, else in the order of the account.
  return [
    ...rows.filter(({ isUnusable }) => !isUnusable),
    ...rows.filter(({ isUnusable }) => isUnusable),
  ]
}

export declare namespace usePayQuotes {
  type Parameters = {
    balances: readonly TokenBalance[] | undefined
    chosen: PaymentAsset | undefined
    options: PayOptions | undefined
  }
  type ReturnType = readonly {
    asset: PaymentAsset
    balance: TokenBalance
    isChosen: boolean
    isFetching: boolean
    /** Whether the account cannot make the payment with it. */
    isUnusable: boolean
    /** Why not, or why there is no quote yet. */
    problem: unknown
    quote: PayQuote | undefined
  }[]
}

function isSameToken(one: PaymentAsset, other: PaymentAsset | undefined) {
  return one.network === other?.network && one.asset === other.asset
}

function toProblem({ from, fromAmount }: PayQuote, balance: TokenBalance) {
  const { decimals } = from.metadata
  try {
    return getAmountProblem({
      amount: fromAmount,
      balance: parseAmount(balance.quantity.numeric, decimals),
      decimals,
    })
  } catch (error) {
    return error
  }
}

/** Whether the service has answered that it does not convert the token. */
function isRefused(error: unknown) {
  if (!(error instanceof PayError)) return false
  const { cause, code } = error
  if (code === 'ASSET_NOT_SUPPORTED') return true
  if (code !== 'UNABLE_TO_GET_QUOTE') return false
  // Without a cause, its offer was refused.
  if (!(cause instanceof ApiRequestError)) return cause === undefined
  const { status = 0 } = cause
  return status === 400 || status === 404 || status === 422
}
