'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSwapPreview } from '../../modal/swap/useSwapPreview.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Next action of a swap, and the ways to stop or edit it. */
export function SwapActions({ onEdit, preview }: SwapActions.Props) {
  const { swap } = useInsideStrings()
  const { common } = useStrings()
  const { open } = useModal()
  const { error, flow, isAsking, isExpired, isPending, isTryable } = preview
  const { problem, quote, renew } = preview
  if (isPending)
    return (
      <>
        <Button isPending variant="primary">
          {swap.swapping}
        </Button>
        {flow.canCancel && (
          <Button
            // Ignore the second click of a double click on "Swap".
            onClick={({ detail }) => detail < 2 && flow.cancel()}
            variant="text"
          >
            {swap.stop}
          </Button>
        )}
      </>
    )
  if (error && flow.money !== 'no')
    return (
      <Button
        data-autofocus=""
        onClick={() => {
          flow.reset()
          open({ view: 'Account' })
        }}
        variant="primary"
      >
        {swap.done}
      </Button>
    )
  const edit = (
    <Button onClick={onEdit} variant="text">
      {swap.edit}
    </Button>
  )
  const isOld = isExpired || (error !== undefined && !isTryable)
  if (isOld || (!quote && problem))
    return (
      <>
        <Button isPending={isAsking} onClick={renew} variant="primary">
          {swap.renew}
        </Button>
        {edit}
      </>
    )
  const canSwap = quote !== undefined && !problem && !isAsking
  return (
    <>
      <Button
        aria-disabled={!canSwap || undefined}
        isPending={isAsking}
        // Ignore the second click of a double click on "Review".
        onClick={({ detail }) => canSwap && detail < 2 && flow.start(quote)}
        variant={canSwap ? 'primary' : 'quiet'}
      >
        {error ? common.tryAgain : swap.swap}
      </Button>
      {(error || problem) && edit}
    </>
  )
}

export declare namespace SwapActions {
  type Props = {
    onEdit: () => void
    preview: useSwapPreview.ReturnType
  }
}
