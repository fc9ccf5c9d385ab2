'use client'
import { type ReactNode, useMemo } from 'react'
import { createQrPath } from './createQrPath.js'
import { pinArt } from './pinArt.js'

/** Quiet zone around the code in modules, as the QR standard requires. */
const QUIET = 4

/**
 * QR code on a white tile in both themes, because many readers cannot scan
 * inverted codes.
 */
export function Qr({ children, label, title, value }: Qr.Props) {
  const { path, size } = useMemo(() => createQrPath(value), [value])
  const width = size + 2 * QUIET
  return (
    <div className="lk-qr" title={title}>
      <svg
        aria-label={label}
        className="lk-art lk-qr-code"
        height="280"
        ref={(svg) => pinArt(svg)}
        role="img"
        width="280"
        viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`}
      >
        <path className="lk-qr-modules" d={path} />
      </svg>
      {children && <span className="lk-qr-tile">{children}</span>}
    </div>
  )
}

export declare namespace Qr {
  type Props = {
    /** Tile in the center. */
    children?: ReactNode
    /** Accessible description of the code. */
    label: string
    /** What the label leaves out, such as the exact amount. */
    title?: string | undefined
    /** Content to encode. */
    value: string
  }
}
