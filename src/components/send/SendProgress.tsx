'use client'
import { AUTH_CONNECTOR_ID, NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useSendPreview } from '../../modal/send/useSendPreview.js'
import { Spinner } from '../parts/Spinner.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSend } from './useSend.js'

/** How far the send has come, in words. */
export function SendProgress({ preview }: SendProgress.Props) {
  const { send } = useInsideStrings()
  const { commitment, hash, isCancelling, sentToNetwork, ...sending } =
    useSend()
  const { step = 'preparing' } = sending
  const { connector } = preview.account ?? {}
  const told = toWords(send.steps, step, {
    isFrame: connector?.id === AUTH_CONNECTOR_ID,
    wallet: cleanText(connector?.name ?? '', NAME_MAX_LENGTH),
  })
  const isSure = step === 'confirming' && commitment !== undefined
  const isSent = sentToNetwork === 'yes' || step !== 'confirming'
  const unsent = hash ? send.steps.handing : send.steps.checking
  const words = isSure ? send.commitments[commitment] : isSent ? told : unsent
  return (
    <div className="lk-progress" role="status">
      <Spinner />
      <span className="lk-progress-text">
        <span>{isCancelling ? send.cancelling : words}</span>
        {step === 'confirming' && (
          <span className="lk-progress-hint">{send.goesOn}</span>
        )}
      </span>
    </div>
  )
}

export declare namespace SendProgress {
  type Props = { preview: useSendPreview.ReturnType }
}

type Steps = InsideStrings['send']['steps']

function toWords(
  steps: Steps,
  step: NonNullable<ReturnType<typeof useSend>['step']>,
  { isFrame, wallet }: { isFrame: boolean; wallet: string },
) {
  if (step === 'switching') return steps.switching(wallet)
  if (step !== 'approving') return steps[step]
  return isFrame ? steps.approvingInFrame : steps.approving(wallet)
}
