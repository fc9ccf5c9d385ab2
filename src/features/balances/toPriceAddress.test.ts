import { expect, test } from 'vitest'
import { toPriceAddress } from './toPriceAddress.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test.each([
  [{ chainId: 1 }, 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'],
  [
    { address: 'native', chainId: '0x1' },
    'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  ],
  [{ address: token, chainId: 'eip155:10' }, `eip155:10:${token}`],
  [
    { address: `eip155:10:${token}`, chainId: 'eip155:10' },
    `eip155:10:${token}`,
  ],
  [
    { chainId: cluster },
    `${cluster}:So11111111111111111111111111111111111111111`,
  ],
  [{ address: mint, chainId: cluster }, `${cluster}:${mint}`],
])('default: %o', (row, id) => {
  expect(toPriceAddress(row)).toBe(id)
})

test('error: invalid network', () => {
  expect(() => toPriceAddress({ chainId: 'nowhere' })).toThrow(
    expect.objectContaining({ code: 'INVALID_CHAIN_ID' }),
  )
})
