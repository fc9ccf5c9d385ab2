'use client'
import { useEffect, useState } from 'react'
import { IMAGE_PRELOAD_TIMEOUT_MS } from '../../core/constants.js'
import { isImageUrl } from '../../core/url.js'
import { Coin } from './Coin.js'

/**
 * The picture of a token, with a drawn coin until it is there, and for good
 * when it has failed or has taken longer than two seconds.
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
    /** The coin of its network. */
    isNative?: boolean | undefined
    /** Its symbol. */
    name: string
    src?: string | undefined
  }
}

/** A network's coin is drawn as the network it began on. */
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
