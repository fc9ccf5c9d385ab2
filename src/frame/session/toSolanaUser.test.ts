import { expect, test } from 'vitest'
import { FrameError } from '../../core/errors/frame.js'
import { toSolanaUser } from './toSolanaUser.js'

const address = '11111111111111111111111111111111'
const chainId = 'solana:localnet'

test('default', () => {
  const user = { address, chainId }
  expect(toSolanaUser(user)).toBe(user)
})

test.each([
  { address: '1'.repeat(33), chainId },
  { address: `0${address.slice(1)}`, chainId },
  { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId },
  { address, chainId: 1 },
  { address, chainId: 'eip155:1' },
  { address, chainId: 'solana:' },
  { address, chainId: 'solana:a:b' },
  { address, chainId: `solana:${'a'.repeat(33)}` },
])('error: %j', (user) => {
  expect(() => toSolanaUser(user)).toThrow(FrameError)
})
