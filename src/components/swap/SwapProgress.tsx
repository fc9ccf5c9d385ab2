'use client'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import type { useSwapPreview } from '../../modal/swap/useSwapPreview.js'
import { Icon } from '../parts/Icon.js'
import { Spinner } from '../parts/Spinner.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

type Step = { state: 'done' | 'next' | 'now'; text: string }

/** Progress of a swap: approval, swap, and the pending step. */
export function SwapProgress({ preview }: SwapProgress.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const words = useWords(preview.flow)
  const { flow, quote } = preview
  if (!quote) return null
  const { symbol } = toSwapToken({ id: quote.from.caipAddress, ...quote.from })
  const amount = `${toFigure(quote.amount)} ${symbol}`
  const { isCancelling, step } = flow
  const hasApproval = quote.isApprovalNeeded && !preview.isOneApproval
  const isAllowed = step === 'swapping' || step === 'confirming'
  const swapStep: Step = {
    state: hasApproval && !isAllowed ? 'next' : 'now',
    text: swap.stepSwap(amount),
  }
  const steps: readonly Step[] = hasApproval
    ? [
        {
          state: isAllowed ? 'done' : 'now',
          text: swap.stepApprove(amount),
        },
        swapStep,
      ]
    : [swapStep]
  const told = isCancelling ? swap.stopping : words
  return (
    <div className="lk-swap-progress">
      <ol className="lk-swap-steps">
        {steps.map(({ state, text }) => (
          <li
            aria-current={state === 'now' ? 'step' : undefined}
            className="lk-swap-step"
            data-state={state}
            key={text}
          >
            <span className="lk-swap-step-mark">
              {state === 'now' && <Spinner />}
              {state === 'done' && <Icon name="check" />}
            </span>
            <span className="lk-progress-text">
              <bdi>{text}</bdi>
              {state === 'now' && (
                <span className="lk-progress-hint">{told}</span>
              )}
              {state === 'done' && (
                <span className="lk-hidden">{swap.stepDone}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="lk-swap-goes-on" role="status">
        <span className="lk-hidden">{told}</span>
        {step === 'confirming' && <span>{swap.goesOn}</span>}
      </p>
    </div>
  )
}

export declare namespace SwapProgress {
  type Props = { preview: useSwapPreview.ReturnType }
}

/** Text of the pending step. */
function useWords(flow: useSwapPreview.ReturnType['flow']) {
  const { send, swap } = useInsideStrings()
  const { connector } = useActiveAccount({ namespace: 'eip155' }) ?? {}
  const wallet = cleanText(connector?.name ?? '', NAME_MAX_LENGTH)
  const { steps } = swap
  const isFrame = connector?.id === AUTH_CONNECTOR_ID
  const asked = isFrame ? steps.askedInFrame : steps.asked(wallet)
  const { approvalHash, hash, sentToNetwork, step = 'quoting' } = flow
  if (step === 'quoting') return steps.quoting
  if (step === 'switching') return steps.switching(wallet)
  if (step === 'swapping') return asked
  const handed = step === 'approving' ? approvalHash : hash
  if (step === 'approving' && !handed) return asked
  if (sentToNetwork === 'yes') return steps.sent
  return handed ? send.steps.handing : send.steps.checking
}
