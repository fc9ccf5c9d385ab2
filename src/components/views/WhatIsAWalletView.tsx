'use client'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Guide } from '../guide/Guide.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Introduction to wallets, for users without one. */
export function WhatIsAWalletView() {
  const { go } = useModal()
  const { guide } = useInsideStrings()
  return (
    <ViewFrame
      footer={
        <>
          <Button
            data-autofocus=""
            onClick={() => go({ view: 'GetWallet' })}
            variant="primary"
          >
            {guide.getWallet}
          </Button>
          <Button onClick={() => go({ view: 'WhatIsANetwork' })} variant="text">
            {guide.aboutNetworks}
          </Button>
        </>
      }
    >
      <Guide icons={['wallet', 'device', 'shield']} items={guide.wallet} />
    </ViewFrame>
  )
}
