'use client'
import { useStrings } from '../strings/useStrings.js'

/** Time until the next email. Counts down visibly, but is announced once. */
export function Wait({ secondsLeft }: { secondsLeft: number }) {
  const { login } = useStrings()
  return (
    <>
      <span aria-hidden="true">{login.wait(secondsLeft)}</span>
      <span className="lk-hidden">{login.waitBriefly}</span>
    </>
  )
}
