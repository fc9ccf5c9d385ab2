import { KitError } from '../errors/base.js'
import { normalizeAmount } from '../send/normalizeAmount.js'
import { assertOnrampAmount } from './assertOnrampAmount.js'
import { getOnrampLimits } from './getOnrampLimits.js'
import type { OnrampLimit, OnrampProvider, OnrampSelection } from './onramp.js'

type Purchase = { id: string }
type Payment = { id: string; limits: readonly OnrampLimit[] }

/**
 * What a person's entries mean with the currencies and providers that are
 * known: what is not, or no more, among them is the first one, and as long as
 * none is known the default.
 */
export function resolveOnramp<
  purchase extends Purchase,
  payment extends Payment,
>(
  parameters: resolveOnramp.Parameters<purchase, payment>,
): resolveOnramp.ReturnType<purchase, payment> {
  const { defaults, method, providers, selection } = parameters
  const paymentCurrency =
    pick(parameters.paymentCurrencies, selection.paymentCurrency) ??
    defaults.payment
  const purchaseCurrency =
    pick(parameters.purchaseCurrencies, selection.purchaseCurrency) ??
    defaults.purchase
  const amount = normalizeAmount(selection.paymentAmount)
  const limits = getOnrampLimits({ limits: paymentCurrency.limits, method })
  return {
    amount,
    limits,
    paymentCurrency,
    problem: getProblem({ amount, currency: paymentCurrency.id, limits }),
    provider:
      providers.find(({ name }) => name === selection.provider) ?? providers[0],
    purchaseCurrency,
  }
}

export declare namespace resolveOnramp {
  type Parameters<purchase, payment> = {
    defaults: { payment: payment; purchase: purchase }
    /** Way to pay whose limits hold; default any. */
    method?: string | undefined
    paymentCurrencies: readonly payment[]
    providers: readonly OnrampProvider[]
    purchaseCurrencies: readonly purchase[]
    selection: OnrampSelection
  }
  type ReturnType<purchase, payment> = {
    /** Plain decimal text; empty as long as nothing is entered. */
    amount: string
    limits: readonly OnrampLimit[]
    paymentCurrency: payment
    /** Why this amount cannot be paid. */
    problem: KitError | undefined
    provider: OnrampProvider | undefined
    purchaseCurrency: purchase
  }
}

function pick<entry extends Purchase>(
  entries: readonly entry[],
  id: string | undefined,
) {
  return entries.find((entry) => entry.id === id) ?? entries[0]
}

function getProblem(parameters: assertOnrampAmount.Parameters) {
  if (!parameters.amount) return undefined
  try {
    assertOnrampAmount(parameters)
    return undefined
  } catch (error) {
    if (error instanceof KitError) return error
    throw error
  }
}
