'use client'
import { useEffect, useState } from 'react'
import { IMAGE_PRELOAD_TIMEOUT_MS } from '../../core/constants.js'
import { getInitial } from './getInitial.js'

const allowed = /^(https?:\/\/|data:image\/(png|jpe?g|webp|gif|svg\+xml)[;,])/i

/**
 * A foreign picture, with the first letter of its name until it is there, and
 * for good when it has failed or has taken longer than two seconds.
 */
export function ImageTile({ name, src }: ImageTile.Props) {
  return (
    <span aria-hidden="true" className="lk-tile">
      <span className="lk-tile-letter">{getInitial(name)}</span>
      {src && allowed.test(src) && <Picture key={src} src={src} />}
    </span>
  )
}

export declare namespace ImageTile {
  type Props = { name: string; src?: string | undefined }
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
      data-shown={status === 'shown' || undefined}
      onError={() => setStatus('gone')}
      onLoad={() => setStatus('shown')}
      referrerPolicy="no-referrer"
      src={src}
    />
  )
}
