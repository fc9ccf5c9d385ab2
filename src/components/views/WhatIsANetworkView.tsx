'use client'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Guide } from '../guide/Guide.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Introduction to networks. Only leads back. */
export function WhatIsANetworkView() {
  const { back } = useModal()
  const { guide } = useInsideStrings()
  return (
    <ViewFrame
      footer={
        <Button data-autofocus="" onClick={back}>
          {guide.gotIt}
        </Button>
      }
    >
      <Guide icons={['network', 'send', 'switch']} items={guide.network} />
    </ViewFrame>
  )
}
