import { createHash } from 'node:crypto'

/** Colours of fur and of what is behind it. */
const furs = ['#d98a4b', '#8a8f99', '#4a4a55', '#e9d8c0', '#b5793f', '#c9c4bd']
const grounds = ['#5b6ee1', '#2f8f5b', '#c9952c', '#8a5be1', '#1f8a8a']
const eyes = ['#f2c94c', '#7ed3a4', '#8fc7ff', '#ffffff']

/** Picture of a token as SVG text, always the same for the same token. */
export function getNftImage(contract: string, tokenId: string): string {
  const [fur = 0, ground = 0, eye = 0, tail = 0] = createHash('sha256')
    .update(`${contract.toLowerCase()}/${tokenId}`)
    .digest()
  const pick = (list: readonly string[], seed: number) =>
    list[seed % list.length]
  const tilt = (tail % 21) - 10
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">',
    `<rect width="80" height="80" fill="${pick(grounds, ground)}"/>`,
    `<g transform="rotate(${tilt} 40 46)" fill="${pick(furs, fur)}">`,
    '<path d="M18 18l18 12H20zM62 18L44 30h16z"/>',
    '<ellipse cx="40" cy="46" rx="25" ry="22"/>',
    `<g fill="${pick(eyes, eye)}"><circle cx="30" cy="42" r="6"/>`,
    '<circle cx="50" cy="42" r="6"/></g>',
    '<g fill="#1c1c22"><ellipse cx="30" cy="42" rx="2" ry="5"/>',
    '<ellipse cx="50" cy="42" rx="2" ry="5"/><path d="M37 52h6l-3 4z"/></g>',
    '</g></svg>',
  ].join('')
}
