import type { Kit } from '../../createKit.js'
import { endCapture } from './endCapture.js'
import { getCapture } from './getCapture.js'

/**
 * Passes the mailed code to the app's sign-in. The prompt follows.
 *
 * @throws NotConnectedError, SignInNotConfiguredError
 * @throws anything that the app's sign-in throws
 */
export async function confirmEmail(
  kit: Kit,
  { code, email }: confirmEmail.Parameters,
): Promise<void> {
  const { account, capture, request } = getCapture(kit)
  await capture.confirm?.({ ...request, code, email })
  endCapture(kit, account)
}

export declare namespace confirmEmail {
  type Parameters = { code: string; email: string }
}
