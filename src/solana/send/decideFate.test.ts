import { describe, expect, test } from 'vitest'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import {
  decideFate,
  isPossible,
  isRefuted,
  isToAskOthers,
  type Testimony,
} from './decideFate.js'

const SIGNED = 1_700_000_000_000

const intent: SolanaIntent = {
  id: 'a',
  amount: '1',
  caipNetworkId: 'solana:localnet',
  createdAt: SIGNED - 5_000,
  from: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  fromSlot: 1_000,
  hash: '5',
  isHandedOver: true,
  kind: 'sign',
  lastValidBlockHeight: 900,
  message: undefined,
  mint: undefined,
  signedAt: SIGNED,
  to: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  transaction: undefined,
}
const gone: Testimony = { status: 'gone' }
const open: Testimony = { status: 'open' }
const made: Testimony = {
  ...{ status: 'landed', commitment: 'confirmed' },
  ...{ err: null, hash: '5', slot: 1_010 },
}
const failed: Testimony = { ...made, err: 'InsufficientFundsForFee' }
const sure: Testimony = { ...made, commitment: 'finalized' }

/** What comes of what the nodes say, so many seconds after the signature. */
function fateAfter(
  seconds: number,
  heard: readonly (Testimony | undefined)[],
  record: Partial<SolanaIntent> = {},
) {
  const now = SIGNED + seconds * 1_000
  return decideFate({ heard, intent: { ...intent, ...record }, now })
}

describe('decideFate', () => {
  test('default: one node says that it has landed', () => {
    expect(fateAfter(1, [made])).toBe(made)
    expect(fateAfter(1, [undefined, made])).toBe(made)
    expect(fateAfter(1, [made, sure])).toBe(sure)
  })

  test('behavior: one node is not enough to call it dead', () => {
    for (const dead of [gone, failed]) {
      expect(fateAfter(0, [dead])).toEqual(open)
      // 150 slots, without the margin.
      expect(fateAfter(60, [dead])).toEqual(open)
      expect(fateAfter(119, [dead])).toEqual(open)
    }
    expect(fateAfter(120, [gone])).toEqual({ status: 'expired' })
    expect(fateAfter(120, [failed])).toBe(failed)
  })

  test('behavior: a second node says the same', () => {
    expect(fateAfter(0, [gone, gone])).toEqual({ status: 'expired' })
    expect(fateAfter(0, [failed, failed])).toBe(failed)
    expect(fateAfter(0, [gone, gone, undefined])).toEqual({ status: 'expired' })
  })

  test('behavior: a second node does not answer', () => {
    expect(fateAfter(120, [gone, undefined])).toEqual(open)
    expect(fateAfter(599, [undefined, gone])).toEqual(open)
    expect(fateAfter(600, [gone, undefined])).toEqual({ status: 'expired' })
  })

  test('behavior: nodes contradict each other, however late', () => {
    const year = 365 * 24 * 3_600
    for (const heard of [
      [gone, open],
      [open, gone, gone],
      [failed, open],
      [failed, gone],
      [failed, made],
      [gone, made],
      [made, open],
      [open],
      [],
      [undefined],
    ])
      expect(fateAfter(year, heard)).toEqual(open)
  })

  test('behavior: the clock was set back', () => {
    expect(fateAfter(-3_600, [gone])).toEqual(open)
  })

  test('behavior: a record that does not say when it was signed', () => {
    const record = { signedAt: undefined }
    expect(fateAfter(120, [gone], record)).toEqual(open)
    expect(fateAfter(420, [gone], record)).toEqual({ status: 'expired' })
  })
})

describe('isPossible', () => {
  const isSaid = (seconds: number, height: number, slot: number) =>
    isPossible({
      intent,
      now: intent.createdAt + seconds * 1_000,
      progress: { height, slot },
    })

  test('default', () => {
    // 151 blocks in 62 seconds.
    expect(isSaid(62, 901, 1_155)).toBe(true)
    expect(isSaid(3_600, 900 + 9_000, 1_000 + 9_000)).toBe(true)
  })

  test('behavior: no clock allows it', () => {
    expect(isSaid(5, 901, 1_012)).toBe(false)
    expect(isSaid(62, 1_000_000, 1_155)).toBe(false)
    expect(isSaid(62, 901, 1_000_000)).toBe(false)
    expect(isSaid(-5, 901, 1_155)).toBe(false)
    for (const wrong of [Number.NaN, 901.5, Number.POSITIVE_INFINITY]) {
      expect(isSaid(62, wrong, 1_155)).toBe(false)
      expect(isSaid(62, 901, wrong)).toBe(false)
    }
  })

  test('behavior: numbers that were read again', () => {
    const now = SIGNED + 62_000
    const progress = { height: 5_151, slot: 6_155 }
    expect(isPossible({ intent, now, progress })).toBe(false)
    const again = {
      ...{ ...intent, lastValidBlockHeight: 5_150 },
      anchor: { at: SIGNED, slot: 6_000 },
    }
    expect(isPossible({ intent: again, now, progress })).toBe(true)
  })
})

describe('isRefuted', () => {
  const isWrong = (
    seconds: number,
    [height, slot]: readonly [number, number],
    record: Partial<SolanaIntent> = {},
  ) =>
    isRefuted({
      intent: { ...intent, ...record },
      latest: { height, slot },
      now: SIGNED + seconds * 1_000,
    })

  test('default', () => {
    expect(isWrong(0, [905, 1_010])).toBe(false)
    expect(isWrong(60, [1_050, 1_160])).toBe(false)
    // The node is behind.
    expect(isWrong(60, [880, 990])).toBe(false)
  })

  test('behavior: a record without a bound', () => {
    const record = { lastValidBlockHeight: undefined }
    expect(isWrong(0, [905, 1_010], record)).toBe(true)
  })

  test('behavior: the node or the record is wrong', () => {
    for (const latest of [
      [5_000_000, 1_010],
      [905, 5_000_000],
      [500, 1_010],
      [905, 500],
    ] as const)
      expect(isWrong(60, latest)).toBe(true)
    expect(isWrong(60, [1_050, 1_160], { fromSlot: 9_000 })).toBe(true)
    const lastValidBlockHeight = 9_000
    expect(isWrong(60, [1_050, 1_160], { lastValidBlockHeight })).toBe(true)
  })

  test('behavior: the clock was set back', () => {
    expect(isWrong(-3_600, [905, 1_010])).toBe(true)
  })
})

test('isToAskOthers', () => {
  const isAsked = (first: Testimony | undefined, seconds = 0) =>
    isToAskOthers({
      ...{ first, intent },
      now: intent.createdAt + seconds * 1_000,
    })
  expect(isAsked(open)).toBe(false)
  expect(isAsked(open, 21)).toBe(true)
  for (const first of [gone, failed, made, undefined])
    expect(isAsked(first)).toBe(true)
})
