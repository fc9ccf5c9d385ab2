import { useKit, useModal } from 'latchkey'
import type { Local } from '../local.js'
import { CopyButton } from './CopyButton.js'
import { friend } from './friend.js'
import { Step } from './Step.js'

export function SendStep({ local, state }: SendStep.Props) {
  const kit = useKit()
  const { open } = useModal()
  const { address, amount, name } = friend
  const { usd } = local.tokens
  function send() {
    const draft = { amount, to: address, token: usd.address }
    kit.store.set(kit.atoms.sendDraft, draft)
    open({ view: 'WalletSend' })
  }
  return (
    <Step
      number={3}
      state={state}
      title={`Send ${amount} ${usd.symbol} to ${name}`}
    >
      <p>
        {state === 'done'
          ? `${name} has it. The chain keeps the receipt.`
          : `${name} is an address nobody holds the key of, on a chain of your own.`}
      </p>
      <p className="address">
        <code>{address}</code>
        <CopyButton label={`Copy the address of ${name}`} text={address} />
      </p>
      {state !== 'later' && (
        <button
          className={state === 'now' ? 'main' : 'quiet'}
          onClick={send}
          type="button"
        >
          {state === 'now' ? `Send to ${name}` : 'Send again'}
        </button>
      )}
    </Step>
  )
}

export declare namespace SendStep {
  type Props = { local: Local; state: Step.Props['state'] }
}
