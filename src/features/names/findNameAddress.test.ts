import { expect, test } from 'vitest'
import { findNameAddress } from './findNameAddress.js'

const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const two = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const pick = (
  chainId: number,
  addresses: Readonly<Record<string, unknown>>,
) => {
  const entries = Object.entries(addresses).map(([type, address]) => [
    type,
    { address },
  ])
  return findNameAddress({ addresses: Object.fromEntries(entries), chainId })
}

test('default: the address of the chain', () => {
  expect(pick(10, { '60': one, '2147483658': two })).toBe(two)
  expect(pick(1, { '60': one, '2147483649': two })).toBe(two)
})

test('behavior: Ethereum also uses coin type 60', () => {
  expect(pick(1, { '2147483658': two, '60': one })).toBe(one)
})

test('behavior: falls back to the first EVM address', () => {
  expect(pick(8453, { '60': one, '2147483658': two })).toBe(one)
  expect(pick(8453, { '0': bitcoin, '60': one })).toBe(one)
  expect(pick(0x8000_0000, { '60': one })).toBe(one)
})

test('behavior: an invalid entry of the chain has no fallback', () => {
  const broken = one.replace('d8dA', 'D8dA')
  expect(pick(10, { '60': two, '2147483658': broken })).toBeUndefined()
  expect(pick(1, { '60': two, '2147483649': broken })).toBe(two)
})

test.each([
  [{}],
  [{ '60': bitcoin }],
  [{ '60': '0x12' }],
  // One letter has changed its case.
  [{ '60': one.replace('d8dA', 'D8dA') }],
  [{ '60': undefined }],
  [{ '60': null }],
])('behavior: no address in %o', (addresses) => {
  expect(pick(1, addresses)).toBeUndefined()
})
