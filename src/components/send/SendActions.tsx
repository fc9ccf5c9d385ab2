'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSendPreview } from '../../modal/send/useSendPreview.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { useSend } from './useSend.js'

/**
 * Actions of the send preview. Never offers to resend a payment that may have
 * left the account.
 */
export function SendActions({ onEdit, preview }: SendActions.Props) {
  const { common } = useStrings()
  const { send } = useInsideStrings()
  const { open } = useModal()
  const { canCancel, cancel, money, reset, start } = useSend()
  const { error, isPending, request } = preview
  if (isPending)
    return (
      <>
        <Button isPending variant="primary">
          {send.sending}
        </Button>
        {canCancel && (
          <Button
            // Ignore the second click of a double click on "Send".
            onClick={({ detail }) => detail < 2 && cancel()}
            variant="text"
          >
            {send.stop}
          </Button>
        )}
      </>
    )
  function finish() {
    reset()
    open({ view: 'Account' })
  }
  if (error && money !== 'no')
    return (
      <Button data-autofocus="" onClick={finish} variant="primary">
        {send.done}
      </Button>
    )
  return (
    <>
      <Button
        aria-disabled={!request || undefined}
        // Ignore the second click of a double click on "Review".
        onClick={({ detail }) => request && detail < 2 && start(request)}
        variant={request ? 'primary' : 'quiet'}
      >
        {error ? common.tryAgain : send.send}
      </Button>
      {(error || !request) && (
        <Button onClick={onEdit} variant="text">
          {send.edit}
        </Button>
      )}
    </>
  )
}

export declare namespace SendActions {
  type Props = {
    onEdit: () => void
    preview: useSendPreview.ReturnType
  }
}
