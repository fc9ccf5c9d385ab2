'use client'
import { hasPasskeys } from '../../features/login/hasPasskeys.js'
import { useModalGuest } from '../../modal/login/useModalGuest.js'
import { useStartSocial } from '../../modal/login/useStartSocial.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'

/** Logins that only some projects offer. */
export function MoreLogins({ guest, passkey }: MoreLogins.Props) {
  const start = useStartSocial()
  const strings = useSocialStrings()
  return (
    <>
      {passkey &&
        (hasPasskeys() ? (
          <Button onClick={() => start('passkey')}>
            <Icon name="shield" />
            <span>{strings.passkey}</span>
          </Button>
        ) : (
          <p className="lk-empty-text">{strings.noPasskeys}</p>
        ))}
      {guest && <Guest />}
    </>
  )
}

export declare namespace MoreLogins {
  type Props = { guest: boolean; passkey: boolean }
}

function Guest() {
  const { guest, guestHint } = useSocialStrings()
  const { login, status } = useModalGuest()
  return (
    <Button
      isPending={status === 'connecting'}
      onClick={login}
      title={guestHint}
      variant="text"
    >
      {guest}
    </Button>
  )
}
