'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'

/** Empty place of the email form, in its size, once the login is off. */
export function EmailRoom() {
  const { login } = useStrings()
  return (
    <div aria-hidden="true" className="lk-field lk-room">
      <Skeleton shape="control" />
      <p className="lk-hint">{login.emailHint}</p>
    </div>
  )
}
