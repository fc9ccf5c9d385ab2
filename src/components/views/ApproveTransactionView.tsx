'use client'
import { useEffect } from 'react'
import { useApprovals } from '../../hooks/useApprovals.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Detail } from '../parts/Detail.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/**
 * View beneath the embedded wallet's own dialog. Presents that dialog last,
 * so that nothing covers it.
 */
export function ApproveTransactionView() {
  const { approvals, cancel, present, show } = useApprovals()
  const { send } = useInsideStrings()
  const [first, ...others] = approvals
  const toNetworkText = useNetworkText()
  const network = toNetworkText(useNetworkName(first?.caipNetworkId))
  const firstId = first?.id
  const isKeeping = first?.method === 'KEEP_ACCOUNT'
  // After the layout effect that opens the modal. Repeated for every new
  // first request, as the wallet hides itself after the last one.
  useEffect(
    () => (firstId === undefined ? undefined : present()),
    [firstId, present],
  )
  return (
    <ViewFrame
      footer={
        <>
          <Button onClick={show} variant="primary">
            {send.showAgain}
          </Button>
          <Button onClick={() => cancel(first?.id)} variant="text">
            {send.refuse}
          </Button>
        </>
      }
    >
      <div
        className="lk-approve"
        // The wallet's dialog has covered it: nothing is seen to dissolve.
        data-latchkey-stand-in=""
      >
        <span className="lk-approve-tile">
          <Icon name="shield" />
        </span>
        <p className="lk-approve-title">
          {isKeeping ? send.keepAccount : send.approve}
        </p>
        <p className="lk-approve-text">
          {isKeeping ? send.keepAccountHint : send.approveHint}
        </p>
        {first && !isKeeping && (
          <dl className="lk-details">
            <Detail term={send.approveWhat}>
              {send.methods[first.method] ?? send.otherMethod}
            </Detail>
            <Detail term={send.network}>{network}</Detail>
          </dl>
        )}
        {others.length > 0 && (
          <p className="lk-approve-text">{send.approveMore(others.length)}</p>
        )}
      </div>
    </ViewFrame>
  )
}
