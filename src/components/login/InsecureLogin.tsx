'use client'
import { SecureContextRequiredError } from '../../core/errors/secureContext.js'
import { useErrorText } from '../strings/useErrorText.js'

/** Shown instead of email and social logins on a page without HTTPS. */
export function InsecureLogin() {
  const toErrorText = useErrorText()
  return (
    <p className="lk-note">{toErrorText(new SecureContextRequiredError())}</p>
  )
}
