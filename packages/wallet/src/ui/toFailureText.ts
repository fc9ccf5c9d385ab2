import type { Strings } from './language/translations/english.js'

/** What a window says of a failure, by the frame's code. */
export function toFailureText(
  code: string,
  { devices, exporting: said, keep, mfa, recovery, window }: Strings,
): string {
  const known: Readonly<Record<string, string>> = {
    4100: said.signedOut,
    CODE_EXPIRED: said.codeExpired,
    EMAIL_TOO_NEW: said.emailTooNew,
    INVALID_CODE: said.wrongCode,
    INVALID_RECOVERY_CODE: said.wrongCode,
    LAST_DEVICE: devices.lastDevice,
    LOGIN_COOLDOWN: said.tooSoon,
    LOGIN_REQUIRED: said.signedOut,
    LOST: keep.lostText,
    MISTYPED_CODE: recovery.mistyped,
    NO_EMAIL: said.noEmail,
    NO_PASSKEY: recovery.noPasskey,
    MFA_EXPIRED: window.tryAgain,
    MFA_ENROLMENT_REQUIRED: mfa.setUpText,
    MFA_REQUIRED: mfa.text,
    NOT_PROVEN: said.codeExpired,
    SHARE_REFUSED: recovery.refused,
    TOO_MANY_TRIES: said.tooMany,
  }
  return known[code] ?? said.failed
}
