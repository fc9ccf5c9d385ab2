import { EMAIL_LOGIN_COOLDOWN_MS } from '../../core/constants/login.js'
import { InvalidEmailError } from '../../core/errors/login.js'
import { isEmail } from '../../core/login/isEmail.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { endCapture } from '../../features/signIn/endCapture.js'
import { getCapture } from '../../features/signIn/getCapture.js'
import { goToView } from '../modal/goToView.js'

/**
 * Passes the user's email address to the app's sign-in. The prompt follows, or
 * the code that was mailed. Within 30 s, the same code is not mailed again.
 *
 * @param parameters.isResend - the code view is shown already
 * @throws InvalidEmailError, NotConnectedError, SignInNotConfiguredError
 * @throws anything that the app's sign-in throws
 */
export async function submitEmail(
  kit: Kit,
  { email, isResend }: submitEmail.Parameters,
): Promise<void> {
  if (!isEmail(email)) throw new InvalidEmailError()
  const { account, capture, request } = getCapture(kit)
  const memory = kit.own(createSignInMemory)
  const { address } = account
  const { mailed } = memory
  const isMailed =
    mailed?.address === address &&
    mailed.email === email &&
    Date.now() - mailed.at < EMAIL_LOGIN_COOLDOWN_MS
  if (!isMailed) {
    const answer = await capture.submit({ ...request, email })
    const isCodeRequired = answer?.isCodeRequired === true
    if (!isCodeRequired || !capture.confirm) return endCapture(kit, account)
    memory.mailed = { address, at: Date.now(), email }
  }
  // Closed, or switched to another account meanwhile.
  const { isOpen, stack } = kit.store.get(kit.atoms.modal)
  const isAsked = isOpen && stack.some(({ view }) => view === 'DataCapture')
  const isSame = kit.getActiveAccount()?.caipAddress === account.caipAddress
  if (isAsked && isSame && !isResend)
    goToView(kit, { data: { email }, view: 'DataCaptureOtpConfirm' })
}

export declare namespace submitEmail {
  type Parameters = { email: string; isResend?: boolean | undefined }
}
