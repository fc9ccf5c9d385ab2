import { assertType } from '../parameters/assertType.js'

/**
 * Refuses features without effect, since nothing would show that they have
 * none, and a paymaster that is neither a URL nor an object.
 *
 * @throws ParameterError
 */
export function assertOptions(options: {
  features?: unknown
  paymaster?: unknown
}): void {
  for (const name of ['branding', 'headless', 'multiWallet'])
    assertType(`features.${name}`, Object(options.features)[name], 'undefined')
  assertType('paymaster', options.paymaster, 'object | string | undefined')
}
