import { hashText } from './hashText.js'

/**
 * Colours and the shape of the tile that stands for a network, from its id.
 * White writing can be read on them.
 *
 * @param caipNetworkId - CAIP-2 id of the network, or what else tells tiles
 * apart
 *
 * @example
 * createNetworkArt('eip155:1').ground
 */
export function createNetworkArt(
  caipNetworkId: string,
): createNetworkArt.ReturnType {
  const pick = (name: string, count: number) =>
    hashText(`${name}:${caipNetworkId}`) % count
  // Without the hues that turn to olive when white is to be read on them.
  const hue = hues[caipNetworkId] ?? (130 + pick('hue', 300)) % 360
  const [x = 0, y = 0] = corners[pick('corner', corners.length)] ?? []
  return {
    ground: `oklch(0.52 0.12 ${hue})`,
    patch: { color: `oklch(0.46 0.13 ${hue})`, radius: 26, x, y },
  }
}

export declare namespace createNetworkArt {
  type ReturnType = {
    /** CSS colours; lengths are of a square of 40. */
    ground: string
    patch: { color: string; radius: number; x: number; y: number }
  }
}

/** Of the two networks everybody knows: apart from each other. */
const hues: Record<string, number | undefined> = {
  'eip155:1': 275,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 310,
}

const corners = [
  [4, 4],
  [36, 4],
  [36, 36],
  [4, 36],
] as const
