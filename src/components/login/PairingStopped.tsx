'use client'
import type { useConnectWallet } from '../../hooks/useConnectWallet.js'
import type { Wallet } from '../../wallets/wallet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { PairingTile } from './PairingTile.js'

/** The wallet has declined, or the request has ended: what it means, and anew. */
export function PairingStopped({ connection, wallet }: PairingStopped.Props) {
  const { common, login } = useStrings()
  const { pairing } = useInsideStrings()
  const toErrorText = useErrorText()
  const { error, retry, status } = connection
  const [title, text] =
    status === 'rejected'
      ? [login.declined, login.declinedHint]
      : status === 'expired'
        ? [pairing.expired, pairing.expiredHint]
        : [login.notConnected, toErrorText(error)]
  return (
    <ViewFrame
      footer={
        <Button onClick={retry} variant="primary">
          {common.tryAgain}
        </Button>
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <PairingTile isLarge wallet={wallet} />
          <span
            className={classNames('lk-badge', status !== 'expired' && 'lk-bad')}
          >
            <Icon name={status === 'rejected' ? 'close' : 'warning'} />
          </span>
        </span>
        <div role="alert">
          <p className="lk-status-title">{title}</p>
          <p className="lk-status-text">{text}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace PairingStopped {
  type Props = {
    connection: useConnectWallet.ReturnType
    wallet: Wallet | undefined
  }
}
