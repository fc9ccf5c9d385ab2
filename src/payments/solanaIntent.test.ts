import { expect, test } from 'vitest'
import { isSolanaIntent, type SolanaIntent } from './solanaIntent.js'

const intent: SolanaIntent = {
  id: 'a1',
  caipNetworkId: 'solana:localnet',
  from: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  to: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  mint: undefined,
  amount: '1500000000',
  kind: 'sign',
  message: undefined,
  transaction: 'AQID',
  hash: undefined,
  lastValidBlockHeight: 1_150,
  fromSlot: 1_200,
  isHandedOver: false,
  createdAt: 1_700_000_000_000,
}

test.each([
  intent,
  { ...intent, lastValidBlockHeight: undefined, mint: intent.from },
  { ...intent, kind: 'send', message: 'AQI=', transaction: undefined },
])('default: %j', (value) => {
  expect(isSolanaIntent(JSON.parse(JSON.stringify(value)))).toBe(true)
})

test.each([
  { ...intent, id: '' },
  { ...intent, caipNetworkId: 'eip155:1' },
  { ...intent, from: '0x1' },
  { ...intent, mint: 'O'.repeat(32) },
  { ...intent, amount: '1.5' },
  { ...intent, kind: 'other' },
  { ...intent, transaction: '<b>' },
  { ...intent, transaction: 'A'.repeat(2_000) },
  { ...intent, hash: 7 },
  { ...intent, lastValidBlockHeight: '7' },
  { ...intent, fromSlot: -1 },
  { ...intent, isHandedOver: undefined },
  { ...intent, createdAt: null },
  null,
  [],
])('error: %j', (value) => {
  expect(isSolanaIntent(value)).toBe(false)
})
