import { expect, test } from 'vitest'
import { canBringEmbedded } from './canBringEmbedded.js'

const create = (namespace: 'eip155' | 'solana', id: string) => ({
  namespace,
  connector: { id, name: id, type: 'test', uid: id },
})

test('default', () => {
  const accounts = [create('eip155', 'ID_AUTH')]
  expect(canBringEmbedded(accounts, 'solana')).toBe(true)
  expect(canBringEmbedded(accounts, 'eip155')).toBe(false)
})

test('behavior: false if another wallet is connected, or none is embedded', () => {
  const accounts = [create('eip155', 'ID_AUTH'), create('solana', 'Opal')]
  expect(canBringEmbedded(accounts, 'solana')).toBe(false)
  expect(canBringEmbedded([create('eip155', 'fox')], 'solana')).toBe(false)
  expect(canBringEmbedded([], 'solana')).toBe(false)
})
