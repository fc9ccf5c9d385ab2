'use client'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Guide } from '../guide/Guide.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Introduction to buying crypto. */
export function WhatIsABuyView() {
  const { back, canGoBack, go } = useModal()
  const { buy } = useInsideStrings()
  return (
    <ViewFrame
      footer={
        <Button
          data-autofocus=""
          onClick={() => (canGoBack ? back() : go({ view: 'OnRampProviders' }))}
          variant="primary"
        >
          {buy.start}
        </Button>
      }
    >
      <Guide icons={['shield', 'arrowDown', 'check']} items={buy.guide} />
    </ViewFrame>
  )
}
