import { KitError } from './base.js'

/**
 * Thrown when the embedded wallet is opened on a page that is not a secure
 * context (W3C Secure Contexts): plain HTTP, other than localhost. Such pages,
 * and the secure frame in them, have no Web Crypto. Other wallets work.
 */
export class SecureContextRequiredError extends KitError<'SECURE_CONTEXT_REQUIRED'> {
  override name = 'SecureContextRequiredError'
  constructor() {
    super(
      'Email and social login need a secure page. Open this site over https, or through a tunnel',
      {
        code: 'SECURE_CONTEXT_REQUIRED',
        details:
          'Plain http is a secure context on localhost only. Serve the app over https, or open it through a tunnel.',
        sentToNetwork: 'no',
      },
    )
  }
}
