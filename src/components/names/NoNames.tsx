'use client'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Empty state where names are not supported. Offers to switch networks. */
export function NoNames() {
  const { go } = useModal()
  const { names } = useInsideStrings()
  return (
    <ViewFrame
      footer={
        <Button onClick={() => go({ view: 'Networks' })}>
          {names.otherNetwork}
        </Button>
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{names.unsupported}</p>
        <p className="lk-empty-text">{names.unsupportedHint}</p>
      </div>
    </ViewFrame>
  )
}
