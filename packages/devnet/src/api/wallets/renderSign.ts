import { createHash } from 'node:crypto'

/** A square of its own colour with the initial of a name. */
export function renderSign(name: string): string {
  const [byte = 0, other = 0] = createHash('sha256').update(name).digest()
  const hue = Math.round(((byte * 256 + other) / 65_536) * 360)
  const initial = /[a-z0-9$€£]/i.exec(name)?.[0].toUpperCase() ?? '?'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    '<defs><linearGradient id="g" x2="1" y2="1">',
    `<stop stop-color="hsl(${hue} 62% 52%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 40) % 360} 62% 36%)"/>`,
    '</linearGradient></defs>',
    '<rect width="40" height="40" fill="url(#g)"/>',
    '<text x="20" y="20" dy=".36em" text-anchor="middle" fill="#fff"',
    ' font-family="system-ui, sans-serif" font-size="20" font-weight="600">',
    `${initial}</text></svg>`,
  ].join('')
}
