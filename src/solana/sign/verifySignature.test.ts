import { afterEach, expect, test, vi } from 'vitest'
import { createSolanaKey } from '../../../test/setup/solana/createStandardWallet.js'
import { verifySignature } from './verifySignature.js'

const key = createSolanaKey()
const { address } = key
const other = createSolanaKey()
const message = new TextEncoder().encode('hello')
const signature = key.sign(message)

afterEach(() => void vi.unstubAllGlobals())

test.each(['browser', 'web3.js'])('default: %s', async (by) => {
  if (by === 'web3.js') vi.stubGlobal('crypto', { subtle: undefined })
  const verify = (change: object) =>
    verifySignature({ address, message, signature, ...change })
  expect(await verify({})).toBe(true)
  expect(await verify({ message: message.slice(1) })).toBe(false)
  expect(await verify({ address: other.address })).toBe(false)
  expect(await verify({ signature: signature.slice(1) })).toBe(false)
  expect(await verify({ signature: new Uint8Array(64) })).toBe(false)
  expect(await verify({ address: 'junk' })).toBe(false)
  expect(await verify({ message: new Uint8Array() })).toBe(false)
})
