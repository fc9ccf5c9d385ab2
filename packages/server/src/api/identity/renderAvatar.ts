import { createHash } from 'node:crypto'
import type { Address } from 'viem'

/** Where the picture of an address is served. */
export function toAvatarUrl(apiUrl: string, address: Address): string {
  return `${apiUrl}/avatars/${address.toLowerCase()}.svg`
}

/** A picture that only this address has: rings in colours of its digits. */
export function renderAvatar(address: Address): string {
  const bytes = createHash('sha256').update(address.toLowerCase()).digest()
  const at = (index: number) => bytes[index] ?? 0
  const hue = (index: number) => Math.round((at(index) / 255) * 360)
  const circle = (index: number, radius: number) => {
    const [x, y] = [8 + (at(index) % 24), 8 + (at(index + 1) % 24)]
    const fill = `hsl(${hue(index + 2)} 70% 62%)`
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" fill="hsl(${hue(0)} 55% 40%)"/>`,
    circle(1, 14),
    circle(4, 9),
    circle(7, 5),
    '</svg>',
  ].join('')
}
