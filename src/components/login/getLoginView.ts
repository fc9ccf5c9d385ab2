import type { useEmailLogin } from '../../hooks/useEmailLogin.js'

/** Returns the view of the login in progress, or `undefined` without one. */
export function getLoginView({
  step,
}: Pick<useEmailLogin.ReturnType, 'step'>):
  | 'EmailVerifyDevice'
  | 'EmailVerifyOtp'
  | undefined {
  if (step === 'device') return 'EmailVerifyDevice'
  return step === 'otp' || step === 'connecting' ? 'EmailVerifyOtp' : undefined
}
