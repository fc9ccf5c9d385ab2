'use client'
import { useModal } from '../../hooks/useModal.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { FeatureElsewhere } from '../account/FeatureElsewhere.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Replaces the swap form while tokens are loading, failed or missing. */
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

/** The network has no swaps. Offers to switch to one that has. */
function NotHere() {
  const { swap } = useInsideStrings()
  return (
    <FeatureElsewhere
      feature="swap"
      texts={{ many: swap.unsupported, one: swap.unsupportedHere }}
      view="Swap"
    >
      <div className="lk-empty lk-swap-nowhere">
        <p className="lk-empty-title">{swap.unsupportedTitle}</p>
        <p className="lk-empty-text">{swap.unsupportedAnywhere}</p>
      </div>
    </FeatureElsewhere>
  )
}
