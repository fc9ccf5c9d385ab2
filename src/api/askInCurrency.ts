import { ApiRequestError } from '../core/errors/api.js'
import { getMember } from '../core/errors/getMember.js'
import type { ApiContext } from './apiContext.js'

const DOLLAR = 'usd'

/**
 * Asks for values in a currency, and in dollars if the API does not answer in
 * it. Only an answer that names the currency counts: an API that ignores it
 * would pass off dollars as something else.
 *
 * @param parameters.ask - sends the request with the code in lower case
 * @returns `currency`, the ISO 4217 code that the values are in
 */
export async function askInCurrency(
  { unquoted }: Pick<ApiContext, 'unquoted'>,
  parameters: askInCurrency.Parameters,
): Promise<askInCurrency.ReturnType> {
  const { ask, currency = DOLLAR } = parameters
  const code = currency.toLowerCase()
  const inDollars = async () => {
    const answer = await ask(DOLLAR)
    return { answer, currency: DOLLAR.toUpperCase() }
  }
  if (code === DOLLAR || unquoted.has(code)) return inDollars()
  const answer = await ask(code).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
  const named = getMember(answer, 'currency')
  if (typeof named === 'string' && named.toLowerCase() === code)
    return { answer, currency: code.toUpperCase() }
  const found = await inDollars()
  // `null` is a rate that cannot be read now. Otherwise the currency was at
  // fault, as the same request in dollars is answered.
  if (named !== null) unquoted.add(code)
  return found
}

export declare namespace askInCurrency {
  type Parameters = {
    ask: (currency: string) => Promise<unknown>
    currency?: string | undefined
  }
  type ReturnType = { answer: unknown; currency: string }
}

/** Whether the request was at fault, which may be due to the currency. */
function isRefusal(error: unknown) {
  if (!(error instanceof ApiRequestError)) return false
  return error.status === 400 || error.status === 422
}
