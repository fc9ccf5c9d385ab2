import { useModal, useStorageStatus } from 'latchkey'
import { MailedCode } from './MailedCode.js'
import { MailNotice } from './MailNotice.js'
import { Step } from './Step.js'

export function ConnectStep(props: ConnectStep.Props) {
  const { hasMail, isConnected, mail, mailbox } = props
  const { open } = useModal()
  return (
    <Step
      number={1}
      state={isConnected ? 'done' : 'now'}
      title="Connect by email"
    >
      {isConnected ? (
        <Connected />
      ) : (
        <>
          <p>
            Any address works, you@example.com for one. The code arrives in the{' '}
            <a href={mailbox} target="_blank" rel="noreferrer">
              local mailbox
            </a>
            .
          </p>
          <button className="invert" onClick={() => open()} type="button">
            Connect
          </button>
          <p className="mail" role="status">
            {hasMail && (
              <>
                A mail has arrived.
                <br />
                {mail ? <MailedCode {...mail} /> : 'It is in the mailbox.'}
              </>
            )}
          </p>
          {mail && <MailNotice {...mail} />}
        </>
      )}
    </Step>
  )
}

export declare namespace ConnectStep {
  type Props = {
    hasMail: boolean
    isConnected: boolean
    mail: MailedCode.Props | undefined
    mailbox: string
  }
}

/** Says what the account's own notice says. */
function Connected() {
  const { isAccountKept, isKept } = useStorageStatus()
  return (
    <p>
      {isAccountKept === false
        ? "You are in, until you close the page: this browser doesn't save your account."
        : isKept === false
          ? "You are in, until you leave: this browser doesn't save the login."
          : isKept
            ? 'You are in, and this browser remembers it.'
            : 'You are in.'}
    </p>
  )
}
