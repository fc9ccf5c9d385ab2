'use client'
import type { CSSProperties } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useSendPreview } from '../../modal/send/useSendPreview.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { Block } from '../parts/Block.js'
import { SendActions } from '../send/SendActions.js'
import { SendDetails } from '../send/SendDetails.js'
import { SendFailure } from '../send/SendFailure.js'
import { SendProgress } from '../send/SendProgress.js'
import { useSend } from '../send/useSend.js'
import { useSendHost } from '../send/useSendHost.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/** Everything about a send at a glance, before it is made and while it is. */
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
            <p>{send.ownAddress}</p>
          </Block>
        )}
        {isPending && <SendProgress preview={preview} />}
        {error && !isPending && <SendFailure error={error} />}
      </div>
    </ViewFrame>
  )
}
