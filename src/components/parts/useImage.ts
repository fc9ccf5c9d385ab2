'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IMAGE_PRELOAD_TIMEOUT_MS } from '../../core/constants/wallets.js'

/**
 * Returns the `<img>` props of a remote picture, or `undefined` once it has
 * failed or taken longer than two seconds.
 *
 * @param src - must have been checked with `isImageUrl`
 */
export function useImage(src: string | undefined): useImage.ReturnType {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | undefined>()
  useEffect(() => {
    if (!src) return
    // Read from the element, so that a successful load does not re-render.
    const timer = setTimeout(() => {
      if (ref.current && !ref.current.complete) setFailed(src)
    }, IMAGE_PRELOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [src])
  if (!src || failed === src) return undefined
  return {
    alt: '',
    decoding: 'async',
    draggable: false,
    onError: () => setFailed(src),
    ref,
    referrerPolicy: 'no-referrer',
    src,
  }
}

export declare namespace useImage {
  type ReturnType =
    | {
        alt: string
        decoding: 'async'
        draggable: boolean
        onError: () => void
        ref: RefObject<HTMLImageElement | null>
        referrerPolicy: 'no-referrer'
        src: string
      }
    | undefined
}
