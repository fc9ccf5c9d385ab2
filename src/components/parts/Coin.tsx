import { createNetworkArt } from '../../core/art/createNetworkArt.js'
import { cleanText } from '../../core/format/cleanText.js'
import { classNames } from './classNames.js'
import { getCoinMark } from './getCoinMark.js'
import { pinArt } from './pinArt.js'

/**
 * A generated coin: background from `seed`, with the coin's mark or initial.
 */
export function Coin({ className, isNative, name, seed, symbol }: Coin.Props) {
  const { ground, patch } = createNetworkArt(seed)
  const mark = getCoinMark({ isNative, symbol })
  return (
    <svg
      aria-hidden="true"
      className={classNames('lk-art', className)}
      ref={(svg) => pinArt(svg)}
      height="40"
      viewBox="0 0 40 40"
      width="40"
    >
      <rect fill={ground} height="40" width="40" />
      <circle cx={patch.x} cy={patch.y} fill={patch.color} r={patch.radius} />
      {mark && 'line' in mark && (
        <path
          d={mark.line}
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeWidth="2.5"
        />
      )}
      {mark && 'dark' in mark && (
        <>
          <path d={mark.light} fill="#fff" />
          <path d={mark.dark} fill="#fff" opacity="0.7" />
        </>
      )}
      {!mark && (
        <text
          dominantBaseline="central"
          fill="#fff"
          fontSize="18"
          fontWeight="600"
          textAnchor="middle"
          x="20"
          y="20.5"
        >
          {getInitial(name)}
        </text>
      )}
    </svg>
  )
}

export declare namespace Coin {
  type Props = getCoinMark.Parameters & {
    className: string
    /** Its initial is used if there is no mark. */
    name: string
    /** Determines the colors. */
    seed: string
  }
}

/** Returns the initial of a name. */
function getInitial(name: string): string {
  const [letter = '?'] = cleanText(name, 64)
  return letter.toUpperCase()
}
