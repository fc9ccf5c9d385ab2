import {
  type KitAccount,
  useKit,
  useModal,
  useSetActiveAccount,
} from 'latchkey'
import { CopyButton } from './CopyButton.js'
import { friend } from './friend.js'
import { Step } from './Step.js'

/** Opens the modal with everything filled in; it shows the account that pays. */
export function SendStep(props: SendStep.Props) {
  const { account, children, draft, number, state, symbol } = props
  const kit = useKit()
  const { open } = useModal()
  const { mutateAsync: setActiveAccount } = useSetActiveAccount()
  const { name } = friend
  const place = account?.namespace === 'solana' ? ' on Solana' : ''
  async function send() {
    if (!account) return
    await setActiveAccount({ connectorUid: account.connector.uid })
    kit.store.set(kit.atoms.sendDraft, draft)
    open({ view: 'WalletSend' })
  }
  return (
    <Step
      number={number}
      state={state}
      title={`Send ${draft.amount} ${symbol} to ${name}`}
    >
      <p>
        {state === 'done'
          ? `${name} has it. The chain keeps the receipt.`
          : children}
      </p>
      <p className="address">
        <code>{draft.to}</code>
        <CopyButton
          label={`Copy the address of ${name}${place}`}
          text={draft.to}
        />
      </p>
      {state !== 'later' && (
        <button
          className={state === 'now' ? 'main' : 'quiet'}
          onClick={send}
          type="button"
        >
          {`${state === 'done' ? 'Send again' : `Send to ${name}`}${place}`}
        </button>
      )}
    </Step>
  )
}

export declare namespace SendStep {
  type Props = {
    /** Who pays. */
    account: KitAccount | undefined
    /** What there is to say while it is not sent. */
    children: string
    draft: { amount: string; to: string; token: string }
    number: number
    state: Step.Props['state']
    symbol: string
  }
}
