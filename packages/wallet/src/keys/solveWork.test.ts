import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from './solveWork.js'

test.each([0, 1, 7, 8, 9, 12])('default: %i bits', (bits) => {
  const text = `1800000000000 id ${bits}`
  const number = solveWork({ bits, text })
  const digest = createHash('sha256').update(`${text} ${number}`).digest()
  const digits = [...digest].map((byte) => byte.toString(2).padStart(8, '0'))
  expect(digits.join('').slice(0, bits)).toBe('0'.repeat(bits))
})

test.each([25, Number.NaN])('error: %s bits are too much work', (bits) => {
  expect(() => solveWork({ bits, text: '' })).toThrow('Too much work')
})
