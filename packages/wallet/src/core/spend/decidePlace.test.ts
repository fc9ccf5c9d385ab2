import { describe, expect, test } from 'vitest'
import { decidePlace } from './decidePlace.js'

const payment: decidePlace.Parameters = {
  costCents: 4_000n,
  isBound: true,
  isSimulated: true,
  isTest: false,
  reach: 'payment',
  rules: {
    limitCents: 10_000n,
    passkeyCents: 100_000n,
    textMessages: 'window',
  },
  spentCents: 0n,
}
const decide = (change: Partial<decidePlace.Parameters> = {}) =>
  decidePlace({ ...payment, ...change })

describe('decidePlace', () => {
  test('default: a payment within the limit stays in the card', () => {
    expect(decide()).toBe('card')
    expect(decide({ costCents: 10_000n })).toBe('card')
    expect(decide({ costCents: 10_001n })).toBe('window')
  })

  test('behavior: payments of 24 hours add up', () => {
    expect(decide({ spentCents: 6_000n })).toBe('card')
    expect(decide({ spentCents: 6_001n })).toBe('window')
  })

  test('behavior: what is not known counts as above the limit', () => {
    expect(decide({ costCents: undefined })).toBe('window')
    expect(decide({ spentCents: undefined })).toBe('window')
    expect(decide({ reach: undefined, costCents: 0n })).toBe('window')
  })

  test('behavior: calls have to be simulated, payments of coins do not', () => {
    expect(decide({ reach: 'calls' })).toBe('card')
    expect(decide({ reach: 'calls', isSimulated: false })).toBe('window')
    expect(decide({ isSimulated: false })).toBe('card')
  })

  test('behavior: a simulation keeps nothing in the card', () => {
    expect(decide({ reach: undefined, isSimulated: true })).toBe('window')
  })

  test('behavior: sign-in messages stay, other messages leave the page', () => {
    const unknown = { costCents: undefined, spentCents: undefined }
    const message = { ...unknown, isBound: false, isSimulated: false }
    expect(decide({ ...message, reach: 'signIn' })).toBe('card')
    expect(decide({ ...message, reach: 'text' })).toBe('window')
    expect(decide({ ...message, reach: undefined })).toBe('window')
    const rules = { ...payment.rules, textMessages: 'card' } as const
    expect(decide({ ...message, reach: 'text', rules })).toBe('card')
    // Bytes that are no text may be the hash of anything.
    expect(decide({ ...message, reach: undefined, rules })).toBe('window')
  })

  test('behavior: what is valid on a test network alone costs nothing', () => {
    const unknown = { costCents: undefined, spentCents: undefined }
    const grant = { ...unknown, isTest: true, reach: undefined }
    expect(decide(grant)).toBe('card')
    // Typed data without a chain, or a message: valid elsewhere, too.
    expect(decide({ ...grant, isBound: false })).toBe('window')
    expect(decide({ ...grant, isBound: false, reach: 'text' })).toBe('window')
  })
})
