import { createNetworkArt } from '../../core/art/createNetworkArt.js'
import { getInitial } from './getInitial.js'

/** The tile of a network, drawn from its id: nothing is downloaded. */
export function NetworkTile({ caipNetworkId, name }: NetworkTile.Props) {
  const { ground, patch } = createNetworkArt(caipNetworkId)
  return (
    <svg
      aria-hidden="true"
      className="lk-art lk-network-tile"
      viewBox="0 0 40 40"
    >
      <rect fill={ground} height="40" width="40" />
      <circle cx={patch.x} cy={patch.y} fill={patch.color} r={patch.radius} />
      <text
        dominantBaseline="central"
        fill="#fff"
        fontSize="19"
        fontWeight="600"
        textAnchor="middle"
        x="20"
        y="20.5"
      >
        {getInitial(name)}
      </text>
    </svg>
  )
}

export declare namespace NetworkTile {
  type Props = { caipNetworkId: string; name: string }
}
