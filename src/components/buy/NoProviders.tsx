'use client'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Empty state without providers. Offers to switch networks. */
export function NoProviders() {
  const { buy } = useInsideStrings()
  const { go } = useModal()
  return (
    <ViewFrame
      footer={
        <Button onClick={() => go({ view: 'Networks' })}>
          {buy.otherNetwork}
        </Button>
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{buy.nobody}</p>
        <p className="lk-empty-text">{buy.nobodyHint}</p>
      </div>
    </ViewFrame>
  )
}
