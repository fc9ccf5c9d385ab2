'use client'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
import type { Wallet } from '../../core/wallet/wallet.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { WalletTile } from '../parts/WalletTile.js'

/** The wallet that is waited for; a general sign when it can be any. */
export function PairingTile({ isLarge, wallet }: PairingTile.Props) {
  if (wallet && wallet.id !== WALLET_CONNECT_ID)
    return (
      <WalletTile icon={wallet.icon} isLarge={isLarge} name={wallet.name} />
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'lk-wallet-tile',
        'lk-wallet-tile-letter',
        isLarge && 'lk-wallet-tile-large',
      )}
    >
      <Icon name="wallet" />
    </span>
  )
}

export declare namespace PairingTile {
  type Props = { isLarge?: boolean | undefined; wallet: Wallet | undefined }
}
