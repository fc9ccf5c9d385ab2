import { KitError } from '../../core/errors/base.js'
import type {
  OnrampLimit,
  OnrampProvider,
  OnrampSelection,
} from '../../core/onramp/onramp.js'
import { normalizeAmount } from '../payments/normalizeAmount.js'
import { assertOnrampAmount } from './assertOnrampAmount.js'
import { getOnrampLimits } from './getOnrampLimits.js'

type Purchase = { id: string }
type Payment = { id: string; limits: readonly OnrampLimit[] }

/**
 * Resolves the form input against the available currencies and providers. A
 * missing or unavailable selection falls back to the first entry, or to the
 * defaults while nothing is loaded.
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
    /** Payment method whose limits apply; default any. */
    method?: string | undefined
    paymentCurrencies: readonly payment[]
    providers: readonly OnrampProvider[]
    purchaseCurrencies: readonly purchase[]
    selection: OnrampSelection
  }
  type ReturnType<purchase, payment> = {
    /** Plain decimal string; empty while nothing is entered. */
    amount: string
    limits: readonly OnrampLimit[]
    paymentCurrency: payment
    /** Why the amount is invalid. */
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
