'use client'
import type { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useModal } from '../../hooks/useModal.js'
import { useModalEmailUpdate } from '../../modal/login/useModalEmailUpdate.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { NewEmailCode } from '../email/NewEmailCode.js'
import { NewEmailForm } from '../email/NewEmailForm.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const codeSteps = {
  UpdateEmailPrimaryOtp: 'primaryCode',
  UpdateEmailSecondaryOtp: 'secondaryCode',
} as const

/** Changes the email address of the embedded wallet, in three steps. */
export function UpdateEmailView() {
  const { entry, go } = useModal()
  const { email: strings } = useInsideStrings()
  const update = useModalEmailUpdate()
  const { email, isLoggedIn } = useEmbeddedUser()
  const asked = codeSteps[entry.view as keyof typeof codeSteps]

  if (!isLoggedIn)
    return (
      <EmailMissing
        label={strings.connect}
        onStart={() => go({ isReplacing: true, view: 'Connect' })}
        text={strings.noWalletHint}
        title={strings.noWallet}
      />
    )
  if (update.step === 'done') return <EmailChanged update={update} />
  if (!asked) return <NewEmailForm current={email} update={update} />
  if (update.step !== asked)
    return (
      <EmailMissing
        label={strings.start}
        onStart={() => {
          update.reset()
          go({ isReplacing: true, view: 'UpdateEmailWallet' })
        }}
        text={strings.nothingSentHint}
        title={strings.nothingSent}
      />
    )
  return <NewEmailCode current={email} key={asked} update={update} />
}

/** Replaces a step that was opened out of order, with a way to start over. */
function EmailMissing(props: EmailMissing.Props) {
  const { label, onStart, text, title } = props
  return (
    <ViewFrame
      footer={
        <Button onClick={onStart} variant="primary">
          {label}
        </Button>
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
    </ViewFrame>
  )
}

declare namespace EmailMissing {
  type Props = {
    label: string
    onStart: () => void
    text: string
    title: string
  }
}

/** Confirms that the address was changed. */
function EmailChanged({ update }: EmailChanged.Props) {
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
            <span>{email.doneHint}</span>
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}

declare namespace EmailChanged {
  type Props = { update: useEmailUpdate.ReturnType }
}
