'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const ref = useRef<HTMLImageElement>(null)
  const [status, setStatus] = useState<'waiting' | 'shown' | 'gone'>('waiting')
  // One that was shown before is there at once.
  useLayoutEffect(() => {
    if (isLoaded(ref.current)) setStatus('shown')
  }, [])
  useEffect(() => {
    if (status !== 'waiting') return
    // On a busy page the timer may come before the event of a loaded picture.
    const timer = setTimeout(
      () => setStatus(isLoaded(ref.current) ? 'shown' : 'gone'),
      IMAGE_PRELOAD_TIMEOUT_MS,
    )
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
      ref={ref}
      referrerPolicy="no-referrer"
      src={src}
      width="40"
    />
  )
}

/** A picture that failed is complete too, without a size. */
const isLoaded = (image: HTMLImageElement | null) =>
  image?.complete === true && image.naturalWidth > 0
