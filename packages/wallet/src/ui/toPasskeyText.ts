import type { Strings } from './language/translations/english.js'
import { toFailureText } from './toFailureText.js'

/** What a window says of a passkey that did not do. */
export function toPasskeyText(error: unknown, strings: Strings): string {
  const { passkeys: said, window } = strings
  const { code = '', name = '' } = Object(error) as Record<string, unknown>
  const known: Readonly<Record<string, string>> = {
    InvalidStateError: said.known,
    LAST_LOGIN: said.lastLogin,
    NotAllowedError: said.cancelled,
    PASSKEY_EXPIRED: window.tryAgain,
    PASSKEY_REFUSED: said.refused,
    SOCIAL_EXPIRED: said.expired,
    TOO_MANY_PASSKEYS: said.tooMany,
  }
  return (
    known[String(code)] ??
    known[String(name)] ??
    toFailureText(String(code), strings)
  )
}
