'use client'
import { type ReactNode, useMemo } from 'react'
import { createQrPath } from './createQrPath.js'
import { pinArt } from './pinArt.js'

/** Modules around the code that stay free, as the standard asks. */
const QUIET = 4

/**
 * A QR code on a white tile in both themes, because many readers fail on one
 * that is inverted.
 */
export function Qr({ children, label, value }: Qr.Props) {
  const { path, size } = useMemo(() => createQrPath(value), [value])
  const width = size + 2 * QUIET
  return (
    <div className="lk-qr">
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
    /** The tile in the middle. */
    children?: ReactNode
    /** What the code is of, for who does not see it. */
    label: string
    /** What is read from it. */
    value: string
  }
}
