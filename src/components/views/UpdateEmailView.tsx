'use client'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useModal } from '../../hooks/useModal.js'
import { useModalEmailUpdate } from '../../modal/login/useModalEmailUpdate.js'
import { EmailChanged } from '../email/EmailChanged.js'
import { EmailMissing } from '../email/EmailMissing.js'
import { NewEmailCode } from '../email/NewEmailCode.js'
import { NewEmailForm } from '../email/NewEmailForm.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const codeSteps = {
  UpdateEmailPrimaryOtp: 'primaryCode',
  UpdateEmailSecondaryOtp: 'secondaryCode',
} as const

/** The change of the email wallet's address: address, code, code. */
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
