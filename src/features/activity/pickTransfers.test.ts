import { expect, test } from 'vitest'
import type { ActivityTransfer } from './activity.js'
import { pickTransfers } from './pickTransfers.js'

const all = (text: string) =>
  [...text].map(
    (letter, index) =>
      ({
        amount: `${letter}${index}`,
        direction: { i: 'in', o: 'out', s: 'self' }[letter],
      }) as ActivityTransfer,
  )

test.each([
  ['', '', 0],
  ['i', 'i0', 0],
  ['o', 'o0', 0],
  ['s', 's0', 0],
  ['oi', 'i1 o0', 0],
  ['iii', 'i0 i1', 1],
  ['oooo', 'o0 o1', 2],
  ['ooiis', 'i2 o0', 3],
])('default: of %s', (text, expected, hidden) => {
  const found = pickTransfers(all(text))
  expect(found.shown.map(({ amount }) => amount).join(' ')).toBe(expected)
  expect(found.hidden).toBe(hidden)
})
