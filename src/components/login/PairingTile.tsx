'use client'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Wallet } from '../../core/wallet.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { IconTile } from '../parts/IconTile.js'
import { WalletTile } from '../parts/WalletTile.js'

/** Picture of the wallet being paired, or a generic icon for any wallet. */
export function PairingTile({ isLarge, wallet }: PairingTile.Props) {
  if (!wallet || wallet.id === WALLET_CONNECT_ID)
    return <IconTile isLarge={isLarge} name="wallet" />
  return (
    <WalletTile
      icon={getWalletPicture(wallet)}
      isLarge={isLarge}
      name={wallet.name}
    />
  )
}

export declare namespace PairingTile {
  type Props = { isLarge?: boolean | undefined; wallet: Wallet | undefined }
}
