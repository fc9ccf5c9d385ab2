import { assertType } from '../parameters/assertType.js'

/**
 * Refuses features without effect, since nothing would show that they have
 * none.
 *
 * @throws ParameterError
 */
export function assertFeatures(features: unknown): void {
  for (const name of ['branding', 'headless', 'multiWallet'])
    assertType(`features.${name}`, Object(features)[name], 'undefined')
}
