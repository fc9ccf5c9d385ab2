'use client'
import { groupAddress } from '../../core/format/groupAddress.js'
import { useTokenRequest } from '../../modal/token/useTokenRequest.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** A token that the page asks to list. Its texts are those of the contract. */
export function WatchTokenView() {
  const { send } = useInsideStrings()
  const { common } = useStrings()
  const toErrorText = useErrorText()
  const { add, address, decline, error, token } = useTokenRequest()
  const symbol = token?.symbol ?? ''
  return (
    <ViewFrame
      footer={
        <>
          <Button isPending={!token && !error} onClick={add} variant="primary">
            {send.addToken}
          </Button>
          <Button onClick={decline} variant="text">
            {common.cancel}
          </Button>
        </>
      }
    >
      <div className="lk-status">
        <ImageTile name={symbol} src="" />
        <div>
          <p className="lk-status-title">
            <bdi>{token?.name || symbol}</bdi>
          </p>
          <p className="lk-status-text">
            <bdi>{symbol}</bdi>
          </p>
          <p className="lk-status-text">
            <bdi dir="ltr" translate="no">
              {groupAddress(address)}
            </bdi>
          </p>
        </div>
      </div>
      <p className="lk-lead">{send.watchLead}</p>
      {error && <p role="alert">{toErrorText(error)}</p>}
      <p className="lk-lead" role={token?.isImitation ? 'alert' : undefined}>
        {token?.isImitation ? send.imitation : send.addedToken}
      </p>
    </ViewFrame>
  )
}
