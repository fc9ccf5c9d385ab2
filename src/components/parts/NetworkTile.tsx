'use client'
import { useState } from 'react'
import { toImageSource } from '../../core/toImageSource.js'
import { useKit } from '../../hooks/useKit.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { Coin } from './Coin.js'

/**
 * Picture of a network: the app's, if it has set one that loads, else generated
 * from its ID without a download. Of the generated ones, Ethereum and
 * Solana have their mark, others the initial of their name: many networks use
 * Ether for fees, and would look alike.
 */
export function NetworkTile({ caipNetworkId, name }: NetworkTile.Props) {
  const { symbol } = useNativeCurrency(caipNetworkId)
  const { networkImages } = useKit()
  const src = toImageSource(networkImages?.[caipNetworkId])
  const [failed, setFailed] = useState<string>()
  if (src && src !== failed)
    return (
      <img
        alt=""
        className="lk-network-tile"
        height="40"
        onError={() => setFailed(src)}
        referrerPolicy="no-referrer"
        src={src}
        width="40"
      />
    )
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
