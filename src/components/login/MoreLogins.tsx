'use client'
import { hasPasskeys } from '../../features/login/hasPasskeys.js'
import { useStartSocial } from '../../modal/login/useStartSocial.js'
import { Lazy } from '../dialog/Lazy.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'
import { connectSources } from '../views/connectSources.js'

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
      {guest && <Lazy source={connectSources.GuestLogin} />}
    </>
  )
}

export declare namespace MoreLogins {
  type Props = { guest: boolean; passkey: boolean }
}
