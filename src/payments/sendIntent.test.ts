import { expect, test } from 'vitest'
import { isSendIntent, type SendIntent } from './sendIntent.js'

const intent: SendIntent = {
  id: 'a1',
  caipNetworkId: 'eip155:31337',
  from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  data: '0xa9059cbb',
  value: '0',
  nonce: 3,
  fromBlock: '12',
  hash: undefined,
  createdAt: 1_700_000_000_000,
}

test.each([
  intent,
  { ...intent, data: undefined, hash: '0xab' },
  { ...intent, value: '115792089237316195423570985008687907853' },
  { ...intent, name: 'ada.reown.id' },
  { ...intent, name: 'café.eth' },
  { ...intent, name: '👩‍🚀._x.eth' },
  { ...intent, name: `${'a'.repeat(251)}.eth` },
])('default: %j', (value) => {
  expect(isSendIntent(JSON.parse(JSON.stringify(value)))).toBe(true)
})

test.each([
  { ...intent, nonce: '3' },
  { ...intent, nonce: -1 },
  { ...intent, value: '1.5' },
  { ...intent, value: 1 },
  { ...intent, fromBlock: '0x1' },
  { ...intent, data: 'a9059cbb' },
  { ...intent, hash: 1 },
  { ...intent, caipNetworkId: 'eip155' },
  { ...intent, to: '' },
  { ...intent, id: undefined },
  { ...intent, createdAt: null },
  { ...intent, name: '' },
  { ...intent, name: 7 },
  null,
  [],
  'x',
])('error: %j', (value) => {
  expect(isSendIntent(value)).toBe(false)
})
