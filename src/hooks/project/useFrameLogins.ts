'use client'
import { useMemo, useState } from 'react'
import type { RemoteFeatures } from '../../core/features/features.js'
import type { Kit } from '../../createKit.js'
import { useProjectFeatures } from '../useProjectFeatures.js'
import { usePlatform } from '../wallet/usePlatform.js'
import { useKnownFeatures } from './useKnownFeatures.js'

/**
 * Returns the logins of the embedded wallet: none without it, and no request.
 * Until the dashboard answers, those
 * that are known without a request. Its answer removes logins at once; logins
 * that it adds appear once the component mounts again, so that none appears
 * under the pointer.
 *
 * @param parameters.isFixed - whether a first answer adds no logins either; it
 * is not awaited then
 */
export function useFrameLogins(
  parameters: useFrameLogins.Parameters,
): useFrameLogins.ReturnType {
  const { isFixed = false, kit } = parameters
  const { isFramed } = usePlatform()
  // The secure frame does not respond to a page inside an iframe.
  const isEnabled = kit.frame !== undefined && !isFramed
  const { isStored } = useKnownFeatures(kit)
  // An answer that changes nothing renders nothing.
  const found = useProjectFeatures({
    kit,
    query: { enabled: isEnabled, select: pickLogins },
  })
  const { email, guest, passkey, socials } = (isEnabled && found.data) || none
  const isAnswered =
    !isEnabled || isStored || isFixed || !found.isPlaceholderData
  const isKept = isEnabled && isAnswered
  const now = { email, guest, passkey, socials }
  const [shown, setShown] = useState(isKept ? now : undefined)
  if (isKept && !shown) setShown(now)
  return useMemo(() => {
    const offered = shown ?? { email, guest, passkey, socials }
    const logins = {
      email: email && offered.email,
      guest: guest && offered.guest,
      passkey: passkey && offered.passkey,
      socials: restrict(socials, offered.socials),
    }
    return { isAnswered, logins, offered }
  }, [email, guest, isAnswered, passkey, shown, socials])
}

export declare namespace useFrameLogins {
  type Parameters = {
    isFixed?: boolean | undefined
    kit: Kit
  }
  type ReturnType = {
    /** Whether the dashboard has answered, now or on an earlier visit. */
    isAnswered: boolean
    logins: Logins
    /** The logins when the component mounted: `logins` and those since removed. */
    offered: Logins
  }
}

type Logins = Pick<RemoteFeatures, 'email' | 'guest' | 'passkey' | 'socials'>

const pickLogins = ({ email, guest, passkey, socials }: Logins): Logins => ({
  ...{ email, guest, passkey, socials },
})

const none: Logins = {
  ...{ email: false, guest: false, passkey: false, socials: false },
}

/** The dashboard's order, without the logins that were not offered. */
function restrict(
  socials: Logins['socials'],
  offered: Logins['socials'],
): Logins['socials'] {
  if (!socials || !offered || socials === offered) return socials && offered
  const left = socials.filter((name) => offered.includes(name))
  return left.length > 0 && left
}
