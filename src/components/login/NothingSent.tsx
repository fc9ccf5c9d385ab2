'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'
import { useLeaveLogin } from './useLeaveLogin.js'

/** Replaces a login step if no login is in progress. */
export function NothingSent() {
  const { login } = useStrings()
  const leave = useLeaveLogin()
  return (
    <ViewFrame
      footer={
        <Button onClick={leave} variant="primary">
          {login.startAgain}
        </Button>
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{login.nothingSent}</p>
        <p className="lk-empty-text">{login.nothingSentHint}</p>
      </div>
    </ViewFrame>
  )
}
