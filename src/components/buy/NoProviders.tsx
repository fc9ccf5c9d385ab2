'use client'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Empty state without providers. Offers another network, if there is one. */
export function NoProviders() {
  const { buy } = useInsideStrings()
  const { go, open } = useModal()
  const { networks } = useNetworks()
  const hasOthers = networks.some(
    ({ isActive, isAvailable }) => isAvailable && !isActive,
  )
  return (
    <ViewFrame
      footer={
        hasOthers ? (
          <Button onClick={() => go({ view: 'Networks' })}>
            {buy.otherNetwork}
          </Button>
        ) : (
          <Button onClick={() => open({ view: 'Account' })}>
            {buy.toAccount}
          </Button>
        )
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{buy.nobody}</p>
        <p className="lk-empty-text">{buy.nobodyHint}</p>
      </div>
    </ViewFrame>
  )
}
