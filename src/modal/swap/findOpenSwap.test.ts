import { afterEach, expect, test, vi } from 'vitest'
import {
  modalAddress as address,
  createModalKit,
} from '../../../test/setup/kit/createModalKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { markSendSeen } from '../send/markSendSeen.js'
import { findOpenSwap } from './findOpenSwap.js'

afterEach(() => {
  vi.useRealTimers()
})

const label = { amount: '1.5', from: 'ETH', to: 'USDL' }

function note(...intents: Partial<SendIntent>[]) {
  const { kit } = createModalKit()
  const whole = intents.map((intent, index) => ({
    caipNetworkId: 'eip155:1',
    createdAt: Date.now(),
    data: '0x12',
    from: address,
    fromBlock: '1',
    hash: undefined,
    id: `id${index}`,
    nonce: index,
    swap: label,
    to: address,
    value: '0',
    ...intent,
  }))
  kit.storage.set('sendIntents', whole)
  return kit
}

test('default: finds the last swap, regardless of address case', () => {
  const kit = note({}, {}, { swap: undefined })
  expect(findOpenSwap(kit, { address: address.toLowerCase() })).toEqual({
    id: 'id1',
    label,
  })
})

test('behavior: no longer shown once seen, but still recorded', () => {
  const kit = note({})
  expect(markSendSeen(kit, { sendId: 'id0' })).toBe(true)
  expect(findOpenSwap(kit, { address })).toBe(undefined)
  expect(kit.storage.get('sendIntents')).toHaveLength(1)
  expect(markSendSeen(kit, { sendId: 'id0' })).toBe(false)
  expect(markSendSeen(kit, { sendId: 'gone' })).toBe(false)
})

test('behavior: expires after a day', () => {
  vi.useFakeTimers()
  const kit = note({})
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(findOpenSwap(kit, { address })).toBe(undefined)
})

test.each<Partial<SendIntent>>([
  { from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  { swap: null as never },
  { swap: 'ETH' as never },
  { swap: { ...label, amount: '<b>1</b>' } },
  { swap: { ...label, from: '' } },
  { swap: { ...label, to: 'x'.repeat(33) } },
])('behavior: not shown: %j', (intent) => {
  expect(findOpenSwap(note(intent), { address })).toBe(undefined)
})
