'use client'
import { type CSSProperties, memo, useContext, useLayoutEffect } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isSendOpen } from '../../core/send/isSendOpen.js'
import { useModal } from '../../hooks/useModal.js'
import { useSendFlow } from '../../modal/send/useSendFlow.js'
import { useSendPreview } from '../../modal/send/useSendPreview.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Block } from '../parts/Block.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { Spinner } from '../parts/Spinner.js'
import { SendActions } from '../send/SendActions.js'
import { SendContext } from '../send/SendContext.js'
import { SendDetails } from '../send/SendDetails.js'
import { useSend } from '../send/useSend.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useMoneyText } from '../strings/useMoneyText.js'
import { useSubjects } from '../strings/useSubjects.js'

/**
 * Runs the modal's send. Memoized, because its updates render the parent and
 * would otherwise loop.
 */
const SendHost: SendContext.Host = memo(({ onChange }) => {
  const flow = useSendFlow()
  useLayoutEffect(() => onChange(flow))
  return null
})

/** Preview of a send, and its progress. */
export function WalletSendPreviewView() {
  return useSendHost() ? <Preview /> : <ViewSkeleton />
}

function Preview() {
  const preview = useSendPreview(useSend())
  const { back } = useModal()
  const { send } = useInsideStrings()
  const toFigure = useFigures()
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
              <p className="lk-preview-worth">{send.worth(toFigure(worth))}</p>
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
        {isPending && <SendProgress preview={preview} />}
        {error && !isPending && <SendFailure error={error} />}
      </div>
    </ViewFrame>
  )
}

/** Provides the modal's send before the first paint. */
function useSendHost(): SendContext.Flow | undefined {
  const context = useContext(SendContext)
  if (!context) throw new Error('useSendHost needs the modal around it')
  const { flow, provide } = context
  const isMissing = !flow
  useLayoutEffect(() => {
    if (isMissing) provide(SendHost)
  }, [isMissing, provide])
  return flow
}

/** Explains the error, its effect on the money, and the next step. */
function SendFailure({ error }: SendFailure.Props) {
  const { send } = useInsideStrings()
  const { href, money } = useSend()
  const toErrorText = useErrorText()
  const toMoneyText = useMoneyText()
  const next = {
    no: undefined,
    other: send.failedOther,
    unknown: send.failedUnknown,
    yes: isSendOpen(error) ? send.failedYes : send.failedReverted,
  }[money ?? 'other']
  const meaning = toMoneyText(error)
  return (
    <Block kind={money === 'no' ? 'bad' : 'pause'} role="alert">
      <p className="lk-block-title">{toErrorText(error)}</p>
      {meaning && <p>{meaning}</p>}
      {next && <p>{next}</p>}
      <ExplorerLink href={href} />
    </Block>
  )
}

declare namespace SendFailure {
  type Props = { error: Error }
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
