import { readParameters } from '../parameters/readParameters.js'

/**
 * Validates the currencies of a purchase, if passed.
 *
 * @throws ParameterError
 */
export function assertCurrencies(parameters: {
  paymentCurrency?:
    | {
        id: string
        limits: readonly { id: string; max: string; min: string }[]
      }
    | undefined
  purchaseCurrency?:
    | {
        id: string
        name: string
        networks: readonly object[]
        symbol: string
      }
    | undefined
}): void {
  const { paymentCurrency, purchaseCurrency } = parameters
  if (paymentCurrency) {
    const path = 'paymentCurrency'
    readParameters(paymentCurrency, { id: 'string', limits: 'object[]' }, path)
    for (const limit of paymentCurrency.limits)
      readParameters(
        limit,
        { id: 'string', max: 'string', min: 'string' },
        `${path}.limits[]`,
      )
  }
  if (purchaseCurrency)
    readParameters(
      purchaseCurrency,
      { id: 'string', name: 'string', networks: 'object[]', symbol: 'string' },
      'purchaseCurrency',
    )
}
