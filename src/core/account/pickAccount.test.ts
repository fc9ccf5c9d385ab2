import { expect, test } from 'vitest'
import type { Account } from './account.js'
import { pickAccount } from './pickAccount.js'

const create = (namespace: string, address: string, isActive: boolean) =>
  ({ address, isActive, namespace }) as Account
const evm = create('eip155', '0x1', true)
const solana = create('solana', 'So1', true)
const others = [create('eip155', '0x2', false), create('solana', 'So2', false)]

test('default', () => {
  const accounts = [...others, evm, solana]
  expect(pickAccount(accounts, 'eip155')).toBe(evm)
  expect(pickAccount(accounts, 'solana')).toBe(solana)
})

test('behavior: falls back to the other namespace', () => {
  expect(pickAccount([evm], 'solana')).toBe(evm)
  expect(pickAccount(others, 'solana')).toBeUndefined()
})
