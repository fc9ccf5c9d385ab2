import { useGuestLogin, useLoginMethods, usePasskeyLogin } from 'latchkey'
import { Problem } from './Problem.js'

/** Logins that only some projects offer: `/?projectId=more-logins`. */
export function MoreLogins() {
  const { guest, passkey } = useLoginMethods()
  const byPasskey = usePasskeyLogin()
  const asGuest = useGuestLogin()
  return (
    <div className="row">
      {passkey && byPasskey.isSupported && (
        <button onClick={byPasskey.login} type="button">
          Continue with a passkey
        </button>
      )}
      {guest && (
        <button onClick={asGuest.login} type="button">
          Continue as a guest
        </button>
      )}
      <Problem error={byPasskey.error ?? asGuest.error} />
    </div>
  )
}
