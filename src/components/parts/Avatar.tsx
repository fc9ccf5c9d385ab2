'use client'
import { useId } from 'react'
import { createAvatar } from '../../core/art/createAvatar.js'
import { pinArt } from './pinArt.js'

/** Generated picture of an address, sized by its container. */
export function Avatar({ address }: Avatar.Props) {
  const id = useId()
  const { ground, patches } = createAvatar(address)
  return (
    <svg
      aria-hidden="true"
      className="lk-art lk-avatar"
      ref={(svg) => pinArt(svg)}
      height="40"
      viewBox="0 0 80 80"
      width="40"
    >
      <defs>
        {patches.map(({ color }, index) => (
          <radialGradient id={`${id}${index}`} key={color}>
            <stop offset="0" stopColor={color} />
            <stop offset="0.35" stopColor={color} stopOpacity="0.8" />
            <stop offset="1" stopColor={color} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect fill={ground} height="80" width="80" />
      {patches.map(({ color, radius, x, y }, index) => (
        <circle
          cx={x}
          cy={y}
          fill={`url(#${id}${index})`}
          key={color}
          r={radius}
        />
      ))}
    </svg>
  )
}

export declare namespace Avatar {
  type Props = { address: string }
}
