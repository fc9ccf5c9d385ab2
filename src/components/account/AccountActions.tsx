'use client'
import { useId } from 'react'
import { useFeature } from '../../hooks/useFeature.js'
import { useModal } from '../../hooks/useModal.js'
import { Icon } from '../parts/Icon.js'
import type { IconName } from '../parts/icons.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What can be done with the account, and why something cannot. */
export function AccountActions() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  const canSend = useFeature({ feature: 'send' })
  const reason = useId()
  return (
    <div className="lk-actions">
      <Action
        icon="arrowDown"
        label={account.receive}
        onClick={() => go({ view: 'WalletReceive' })}
      />
      <Action
        describedBy={canSend ? undefined : reason}
        icon="send"
        label={account.send}
        onClick={canSend ? () => go({ view: 'WalletSend' }) : undefined}
      />
      {!canSend && (
        <p className="lk-actions-reason" id={reason}>
          {account.sendUnsupported}
        </p>
      )}
    </div>
  )
}

function Action(props: {
  describedBy?: string | undefined
  icon: IconName
  label: string
  onClick: (() => void) | undefined
}) {
  const { describedBy, icon, label, onClick } = props
  return (
    <button
      aria-describedby={describedBy}
      aria-disabled={onClick ? undefined : true}
      className="lk-action"
      onClick={onClick}
      type="button"
    >
      <span className="lk-action-disc">
        <Icon name={icon} />
      </span>
      {label}
    </button>
  )
}
