'use client'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { Coin } from './Coin.js'

/** The tile of a network, drawn from its id: nothing is downloaded. */
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
