'use client'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { Coin } from './Coin.js'

/** Picture of a network, generated from its ID without a download. */
export function NetworkTile({ caipNetworkId, name }: NetworkTile.Props) {
  const { symbol } = useNativeCurrency(caipNetworkId)
  return (
    <Coin
      className="lk-network-tile"
      isNative
      name={name}
      seed={caipNetworkId}
      symbol={symbol}
    />
  )
}

export declare namespace NetworkTile {
  type Props = { caipNetworkId: string; name: string }
}
