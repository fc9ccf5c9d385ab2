import { expect, test } from 'vitest'
import { getSendWarning } from './getSendWarning.js'

const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  expect(getSendWarning({ from, to: from.toLowerCase() })).toBe('ownAddress')
})

test('behavior: another address, or none', () => {
  expect(getSendWarning({ from, to: '' })).toBe(undefined)
  expect(getSendWarning({ from: undefined, to: '' })).toBe(undefined)
})

test('behavior: base58 is case-sensitive', () => {
  // Another address, which looks alike.
  expect(getSendWarning({ from: 'So1A', to: 'So1a' })).toBe('lookAlike')
  expect(getSendWarning({ from: 'So1A', to: 'So1A' })).toBe('ownAddress')
})

const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const alphabets = [
  [hex, 40, '0x'],
  [base58, 44, ''],
] as const

/** Repeatable numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test.each(alphabets)(
  'behavior: flags all of 10,000 look-alikes (%s)',
  (letters, length, start) => {
    const random = createRandom(1)
    const text = (count: number) =>
      Array.from(
        { length: count },
        () => letters[Math.floor(random() * letters.length)],
      ).join('')
    let flagged = 0
    for (let index = 0; index < 10_000; index++) {
      const body = text(length)
      const alike = `${start}${body.slice(0, 4)}${text(length - 8)}${body.slice(-4)}`
      const known = [`${start}${text(length)}`, `${start}${body}`]
      const warning = getSendWarning({ from: undefined, known, to: alike })
      flagged += Number(warning === 'lookAlike')
    }
    expect(flagged).toBe(10_000)
  },
)

test.each(alphabets)(
  'behavior: flags fewer than 0.1 %% of random addresses (%s)',
  (letters, length, start) => {
    const random = createRandom(2)
    const address = () =>
      start +
      Array.from(
        { length },
        () => letters[Math.floor(random() * letters.length)],
      ).join('')
    const known = Array.from({ length: 200 }, address)
    let flagged = 0
    for (let index = 0; index < 10_000; index++)
      flagged += Number(
        getSendWarning({ from: undefined, known, to: address() }) !== undefined,
      )
    expect(flagged).toBeLessThan(10)
  },
)

test('behavior: a look-alike of the own address, in any case', () => {
  const to = `0xD8DA${'1'.repeat(32)}6045`
  expect(getSendWarning({ from, to })).toBe('lookAlike')
})

test('behavior: a known address is not its own look-alike', () => {
  const to = `0xd8da${'1'.repeat(32)}6046`
  expect(
    getSendWarning({
      from,
      known: [to],
      to: to.toUpperCase().replace('0X', '0x'),
    }),
  ).toBe(undefined)
})

test('behavior: a look-alike stays one even if it has been planted', () => {
  const to = `0xd8da${'1'.repeat(32)}6045`
  expect(getSendWarning({ from, known: [to], to })).toBe('lookAlike')
})
