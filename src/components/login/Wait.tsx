'use client'
import { useStrings } from '../strings/useStrings.js'

/** How long until the next mail; seen as it runs down, and heard once. */
export function Wait({ secondsLeft }: { secondsLeft: number }) {
  const { login } = useStrings()
  return (
    <>
      <span aria-hidden="true">{login.wait(secondsLeft)}</span>
      <span className="lk-hidden">{login.waitBriefly}</span>
    </>
  )
}
