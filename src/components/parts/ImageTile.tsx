'use client'
import { useEffect, useState } from 'react'
import { IMAGE_PRELOAD_TIMEOUT_MS } from '../../core/constants/wallets.js'
import { isImageUrl } from '../../core/url.js'
import { Coin } from './Coin.js'

/**
 * Picture of a token. Shows a generated coin until it loads, or permanently
 * if loading fails or takes more than two seconds.
 */
export function ImageTile({ isNative, name, src }: ImageTile.Props) {
  return (
    <span aria-hidden="true" className="lk-tile">
      <Coin
        className="lk-coin"
        isNative={isNative}
        name={name}
        seed={(isNative && coinNetworks[name]) || name}
        symbol={name}
      />
      {isImageUrl(src) && <Picture key={src} src={src} />}
    </span>
  )
}

export declare namespace ImageTile {
  type Props = {
    /** Whether it is its network's native coin. */
    isNative?: boolean | undefined
    /** Symbol of the token. */
    name: string
    src?: string | undefined
  }
}

/** Native coins use the picture of their original network. */
const coinNetworks: Record<string, string | undefined> = {
  ETH: 'eip155:1',
  SOL: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

function Picture({ src }: { src: string }) {
  const [status, setStatus] = useState<'waiting' | 'shown' | 'gone'>('waiting')
  useEffect(() => {
    if (status !== 'waiting') return
    const timer = setTimeout(() => setStatus('gone'), IMAGE_PRELOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [status])
  if (status === 'gone') return null
  return (
    <img
      alt=""
      className="lk-tile-image"
      height="40"
      data-shown={status === 'shown' || undefined}
      onError={() => setStatus('gone')}
      onLoad={() => setStatus('shown')}
      referrerPolicy="no-referrer"
      src={src}
      width="40"
    />
  )
}
