import { expect, test } from 'vitest'
import { normalizeTokenId, parseTokenId } from './tokenId.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test.each([
  [`eip155:1/erc20:${usdc}`, `eip155:1/erc20:${usdc.toLowerCase()}`],
  [`eip155:1:${usdc}`, `eip155:1/erc20:${usdc.toLowerCase()}`],
  ['eip155:1/slip44:60', 'eip155:1/slip44:60'],
  ['eip155:56/slip44:714', 'eip155:56/slip44:60'],
  ['eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'eip155:1/slip44:60'],
  ['solana:abc/token:MintABC', 'solana:abc/token:MintABC'],
  ['solana:abc/slip44:501', 'solana:abc/slip44:501'],
])('default: %s', (id, expected) => {
  expect(normalizeTokenId(id)).toBe(expected)
})

test.each(['', 'USDC', usdc, 'eip155:1', 'eip155:1/nft:0x1', 'a:b:c:d'])(
  'behavior: %j is none',
  (id) => {
    expect(parseTokenId(id)).toBeUndefined()
  },
)
