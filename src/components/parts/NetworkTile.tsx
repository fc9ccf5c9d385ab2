'use client'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { Coin } from './Coin.js'

/**
 * Picture of a network, generated from its ID without a download. Ethereum and
 * Solana have their mark, others the initial of their name: many networks use
 * Ether for fees, and would look alike.
 */
export function NetworkTile({ caipNetworkId, name }: NetworkTile.Props) {
  const { symbol } = useNativeCurrency(caipNetworkId)
  return (
    <Coin
      className="lk-network-tile"
      isNative={/^(eip155:1$|solana:)/.test(caipNetworkId)}
      name={name}
      seed={caipNetworkId}
      symbol={symbol}
    />
  )
}

export declare namespace NetworkTile {
  type Props = { caipNetworkId: string; name: string }
}
