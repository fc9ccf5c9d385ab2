import { foldCase } from '../address/foldCase.js'
import { hashText } from './hashText.js'

/**
 * Returns the colors and shapes of an address's avatar: a background and three
 * soft patches. Deterministic per address, ignoring case for EVM addresses,
 * and of medium lightness to work on light and dark themes.
 *
 * @example
 * createAvatar('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045').ground
 */
export function createAvatar(address: string): createAvatar.ReturnType {
  const seed = foldCase(address)
  const pick = (name: string, count: number) =>
    hashText(`${name}:${seed}`) % count
  const hue = pick('hue', 360)
  const spread = pick('side', 2) === 0 ? 1 : -1
  const turn = pick('turn', 360)
  return {
    ground: `oklch(0.7 0.13 ${hue})`,
    patches: patches.map(({ lightness, step }, index) => {
      const angle = ((turn + index * 120) / 180) * Math.PI
      const reach = 18 + pick(`reach${index}`, 12)
      const shift = spread * (step + pick(`shift${index}`, 24))
      return {
        color: `oklch(${lightness} 0.14 ${(hue + shift + 360) % 360})`,
        radius: 30 + pick(`radius${index}`, 16),
        x: Math.round(40 + Math.cos(angle) * reach),
        y: Math.round(40 + Math.sin(angle) * reach),
      }
    }),
  }
}

export declare namespace createAvatar {
  type ReturnType = {
    /** CSS colors. Lengths are relative to an 80 × 80 square. */
    ground: string
    patches: readonly { color: string; radius: number; x: number; y: number }[]
  }
}

const patches = [
  { lightness: 0.82, step: 24 },
  { lightness: 0.62, step: 64 },
  { lightness: 0.76, step: 112 },
] as const
