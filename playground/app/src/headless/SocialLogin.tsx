import { useFarcasterLogin } from 'latchkey'
import { Farcaster } from './Farcaster.js'
import { MoreLogins } from './MoreLogins.js'
import { Social } from './Social.js'

/** Every login but that by email. */
export function SocialLogin() {
  const farcaster = useFarcasterLogin()
  return (
    <>
      <Social farcaster={farcaster} />
      <Farcaster login={farcaster} />
      <MoreLogins />
    </>
  )
}
