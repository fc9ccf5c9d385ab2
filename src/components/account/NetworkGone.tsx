'use client'
import { useModal } from '../../hooks/useModal.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** In place of the tokens on a network of an earlier visit that has gone. */
export function NetworkGone() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  return (
    <div className="lk-empty" role="status">
      <p className="lk-empty-title">{account.networkGone}</p>
      <p className="lk-empty-text">{account.networkGoneHint}</p>
      <div className="lk-empty-action">
        <Button onClick={() => go({ view: 'Networks' })}>
          {account.chooseNetwork}
        </Button>
      </div>
    </div>
  )
}
