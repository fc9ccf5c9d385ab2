'use client'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { NetworkRows } from '../account/NetworkRows.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** In place of a swap: while tokens load, when they failed, with none. */
export function NoSwap({ draft }: NoSwap.Props) {
  const { open } = useModal()
  const { common } = useStrings()
  const { swap } = useInsideStrings()
  const { error, isLoading, isSupported, retry } = draft
  if (!isSupported) return <NotHere />
  if (isLoading) return <ViewSkeleton label={swap.loading} />
  return (
    <ViewFrame
      footer={
        <Button
          onClick={error ? retry : () => open({ view: 'Account' })}
          variant={error ? 'primary' : 'quiet'}
        >
          {error ? common.tryAgain : swap.toAccount}
        </Button>
      }
    >
      <div className="lk-empty" role={error ? 'alert' : undefined}>
        <p className="lk-empty-title">{error ? swap.failed : swap.empty}</p>
        <p className="lk-empty-text">
          {error ? swap.failedHint : swap.emptyHint}
        </p>
      </div>
    </ViewFrame>
  )
}

export declare namespace NoSwap {
  type Props = {
    draft: Pick<
      useSwapDraft.ReturnType,
      'error' | 'isLoading' | 'isSupported' | 'retry'
    >
  }
}

/** The network has no swaps: where there are some is one press away. */
function NotHere() {
  const { open } = useModal()
  const { swap } = useInsideStrings()
  const { networks } = useNetworks({ feature: 'swap' })
  const isAnywhere = networks.some(({ isAvailable }) => isAvailable)
  return (
    <ViewFrame
      footer={
        !isAnywhere && (
          <Button onClick={() => open({ view: 'Account' })}>
            {swap.toAccount}
          </Button>
        )
      }
    >
      <div className="lk-empty lk-swap-nowhere">
        <p className="lk-empty-title">{swap.unsupportedTitle}</p>
        <p className="lk-empty-text">
          {isAnywhere ? swap.unsupported : swap.unsupportedAnywhere}
        </p>
      </div>
      {isAnywhere && <NetworkRows feature="swap" />}
    </ViewFrame>
  )
}
