'use client'
import { useId } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { Guide } from './Guide.js'

/** Beside the ways to connect: what a wallet is, for who has none. */
export function PaneGuide() {
  const { go } = useModal()
  const { titles } = useStrings()
  const { guide } = useInsideStrings()
  const id = useId()
  return (
    <section aria-labelledby={id} className="lk-pane-guide">
      <p className="lk-pane-title" id={id}>
        {titles.WhatIsAWallet}
      </p>
      <Guide icons={['wallet', 'device', 'shield']} items={guide.wallet} />
      <Button onClick={() => go({ view: 'GetWallet' })}>
        {guide.getWallet}
      </Button>
    </section>
  )
}
