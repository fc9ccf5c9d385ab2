import { hashText } from './hashText.js'

/**
 * Returns the colors and shape of a network's tile, derived from its ID. White
 * text is readable on them.
 *
 * @param caipNetworkId - CAIP-2 ID of the network, or any other string that
 * identifies the tile
 *
 * @example
 * createNetworkArt('eip155:1').ground
 */
export function createNetworkArt(
  caipNetworkId: string,
): createNetworkArt.ReturnType {
  const pick = (name: string, count: number) =>
    hashText(`${name}:${caipNetworkId}`) % count
  // Skip hues 70 to 130, which turn olive at a lightness that suits white text.
  const hue = hues[caipNetworkId] ?? (130 + pick('hue', 300)) % 360
  const [x = 0, y = 0] = corners[pick('corner', corners.length)] ?? []
  return {
    ground: `oklch(0.52 0.12 ${hue})`,
    patch: { color: `oklch(0.46 0.13 ${hue})`, radius: 26, x, y },
  }
}

export declare namespace createNetworkArt {
  type ReturnType = {
    /** CSS colors. Lengths are relative to a 40 × 40 square. */
    ground: string
    patch: { color: string; radius: number; x: number; y: number }
  }
}

/** Fixed hues for Ethereum and Solana, so that they are easy to tell apart. */
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
