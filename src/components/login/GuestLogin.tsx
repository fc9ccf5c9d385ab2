'use client'
import { useModalGuest } from '../../modal/login/useModalGuest.js'
import { Button } from '../parts/Button.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'

/** Account without a login, with one tap. */
export function GuestLogin() {
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
