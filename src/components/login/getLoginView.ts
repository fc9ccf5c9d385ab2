import type { useEmailLogin } from '../../hooks/useEmailLogin.js'

/** Where a login that has begun goes on, `undefined` when none has. */
export function getLoginView({
  step,
}: Pick<useEmailLogin.ReturnType, 'step'>):
  | 'EmailVerifyDevice'
  | 'EmailVerifyOtp'
  | undefined {
  if (step === 'device') return 'EmailVerifyDevice'
  return step === 'otp' || step === 'connecting' ? 'EmailVerifyOtp' : undefined
}
