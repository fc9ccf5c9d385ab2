'use client'
import { type CSSProperties, useEffect } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { sendViews } from '../../modal/send/sendViews.js'
import { useSendPreview } from '../../modal/send/useSendPreview.js'
import { showProcess } from '../../modal/stack/showProcess.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Block } from '../parts/Block.js'
import { Spinner } from '../parts/Spinner.js'
import { SendActions } from '../send/SendActions.js'
import { SendDetails } from '../send/SendDetails.js'
import { SendFailure } from '../send/SendFailure.js'
import { useSend } from '../send/useSend.js'
import { useSendHost } from '../send/useSendHost.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useFiat } from '../strings/useFiat.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/**
 * Review of a send, and its progress. The embedded wallet's card is its
 * review, so that wallet's sends show only their progress here.
 */
export function WalletSendPreviewView() {
  return useSendHost() ? <Preview /> : <ViewSkeleton />
}

function Preview() {
  const flow = useSend()
  const preview = useSendPreview(flow)
  const { connector } = useActiveAccount() ?? {}
  const isIdle = !flow.isPending && !flow.error
  return isIdle && connector?.id === AUTH_CONNECTOR_ID ? (
    <ToForm />
  ) : (
    <Review preview={preview} />
  )
}

/** Leads back to the form, which opens the card. */
function ToForm() {
  const kit = useKit()
  useEffect(() => showProcess(kit, sendViews, 'form'), [kit])
  return <ViewSkeleton />
}

function Review({ preview }: Review.Props) {
  const { back } = useModal()
  const { send } = useInsideStrings()
  const toFiat = useFiat()
  const toSubject = useSubjects()
  const { error, isPending, request, warning, worth } = preview
  const title = request && send.title(toSubject(request.subject))
  return (
    <ViewFrame footer={<SendActions onEdit={back} preview={preview} />}>
      <div className="lk-preview">
        {title && (
          <div className="lk-preview-head">
            <p
              className="lk-preview-title"
              style={{ '--lk-length': title.length } as CSSProperties}
            >
              {title}
            </p>
            {worth && (
              <p className="lk-preview-worth">
                {send.worth(toFiat(worth, preview.currency))}
              </p>
            )}
          </div>
        )}
        <SendDetails preview={preview} />
        {!request && (
          <Block kind="pause" role="status">
            <p>{send.changed}</p>
          </Block>
        )}
        {warning && !isPending && !error && (
          <Block kind="pause">
            <p>{send.warnings[warning]}</p>
          </Block>
        )}
        {preview.hasPermanentDelegate && !isPending && !error && (
          <Block kind="pause">
            <p>{send.permanentDelegate}</p>
          </Block>
        )}
        {isPending && <SendProgress preview={preview} />}
        {error && !isPending && <SendFailure error={error} />}
      </div>
    </ViewFrame>
  )
}

declare namespace Review {
  type Props = { preview: useSendPreview.ReturnType }
}

/** Progress of the send as text. */
function SendProgress({ preview }: SendProgress.Props) {
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
  const withNotSent = hash ? send.steps.handing : send.steps.checking
  const words = isSure
    ? send.commitments[commitment]
    : isSent
      ? told
      : withNotSent
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

declare namespace SendProgress {
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
