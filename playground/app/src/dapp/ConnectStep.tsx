import { useModal } from 'latchkey'
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
        <p>You are in, and this browser remembers it.</p>
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
