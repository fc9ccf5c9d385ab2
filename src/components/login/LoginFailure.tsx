'use client'
import { useErrorText } from '../strings/useErrorText.js'
import { useLogin } from './useLogin.js'

/** Why the last step of the login has failed. */
export function LoginFailure() {
  return useErrorText()(useLogin().error)
}
