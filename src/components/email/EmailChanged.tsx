'use client'
import type { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The new address holds. */
export function EmailChanged({ update }: EmailChanged.Props) {
  const { back, canGoBack, go } = useModal()
  const { email } = useInsideStrings()
  return (
    <ViewFrame
      footer={
        <Button
          data-autofocus=""
          onClick={() =>
            canGoBack ? back() : go({ isReplacing: true, view: 'Account' })
          }
          variant="primary"
        >
          {email.finish}
        </Button>
      }
    >
      <div className="lk-status" role="status">
        <span className="lk-status-mark lk-good">
          <Icon name="check" />
        </span>
        <div>
          <p className="lk-status-title">{email.done}</p>
          <p className="lk-status-text">
            <span className="lk-verify-email">{update.newEmail}</span>
            {email.doneHint}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace EmailChanged {
  type Props = { update: useEmailUpdate.ReturnType }
}
