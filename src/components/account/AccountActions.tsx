'use client'
import type { ReactNode } from 'react'
import type { WalletFeature } from '../../core/features/features.js'
import { useModal } from '../../hooks/useModal.js'
import { useFirstActions } from '../../modal/account/useFirstActions.js'
import { usePayFeatures } from '../../modal/pay/usePayFeatures.js'
import { Icon } from '../parts/Icon.js'
import { useFocusReturn } from '../parts/useFocusReturn.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { AccountIcon } from './AccountIcon.js'

const pictures: Readonly<Record<WalletFeature, ReactNode>> = {
  onramp: <AccountIcon name="plus" />,
  swaps: <Icon name="switch" />,
  receive: <Icon name="arrowDown" />,
  send: <Icon name="send" />,
}

/** Buttons for the supported actions: add funds, buy, swap, receive, send. */
export function AccountActions() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  const actions = useFirstActions()
  const { canFund } = usePayFeatures()
  const { titles } = useStrings()
  useFocusReturn()
  const labels: Readonly<Record<WalletFeature, string>> = {
    onramp: account.buy,
    swaps: account.swap,
    receive: account.receive,
    send: account.send,
  }
  return (
    <div className="lk-actions">
      {canFund && (
        <button
          className="lk-action"
          onClick={() => go({ view: 'FundWallet' })}
          type="button"
        >
          <span className="lk-action-disc">
            <Icon name="wallet" />
          </span>
          <span>{titles.FundWallet}</span>
        </button>
      )}
      {actions.map(({ entry, feature }) => (
        <button
          className="lk-action"
          key={feature}
          onClick={() => go(entry)}
          type="button"
        >
          <span className="lk-action-disc">{pictures[feature]}</span>
          <span>{labels[feature]}</span>
        </button>
      ))}
    </div>
  )
}
