'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IMAGE_PRELOAD_TIMEOUT_MS } from '../../core/constants.js'

/**
 * What a foreign picture's `<img>` gets, or `undefined` once it is known not
 * to come: it has failed, or takes longer than two seconds.
 *
 * @param src - checked with `isImageUrl`
 */
export function useImage(src: string | undefined): useImage.ReturnType {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | undefined>()
  useEffect(() => {
    if (!src) return
    // The element knows by itself, so nothing is rendered when it has come.
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
