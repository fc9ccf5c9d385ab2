'use client'
import { useErrorText } from '../strings/useErrorText.js'
import { useLogin } from './useLogin.js'

/** Error text of the last login step. */
export function LoginFailure() {
  const toErrorText = useErrorText()
  return <span>{toErrorText(useLogin().error)}</span>
}
