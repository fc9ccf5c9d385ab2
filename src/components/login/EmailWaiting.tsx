'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'

/** Place of the email form until the logins are known, in its final size. */
export function EmailWaiting() {
  const { common, login } = useStrings()
  return (
    <div aria-busy="true" className="lk-field">
      <span className="lk-hidden">{common.loading}</span>
      <Skeleton shape="control" />
      <p aria-hidden="true" className="lk-hint">
        {login.emailHint}
      </p>
    </div>
  )
}
