import { expect, test } from 'vitest'
import { parseToken } from './parseToken.js'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const placeholder = 'So11111111111111111111111111111111111111111'
const wrapped = 'So11111111111111111111111111111111111111112'

test.each([
  ['native', undefined, undefined],
  [placeholder, undefined, undefined],
  [`solana:devnet:${placeholder}`, undefined, 'solana:devnet'],
  ['solana:devnet/slip44:501', undefined, 'solana:devnet'],
  [`solana:devnet/token:${placeholder}`, undefined, 'solana:devnet'],
  [mint, mint, undefined],
  [`solana:devnet:${mint}`, mint, 'solana:devnet'],
  [`solana:devnet/token:${mint}`, mint, 'solana:devnet'],
  [wrapped, wrapped, undefined],
  [`solana:devnet:${wrapped}`, wrapped, 'solana:devnet'],
])('default: %s', (token, address, caipNetworkId) => {
  expect(parseToken(token)).toEqual({ caipNetworkId, mint: address })
})

test.each([
  ['solana:devnet/slip44:60', 'INVALID_TOKEN'],
  ['eip155:1/slip44:60', 'INVALID_TOKEN'],
  [`solana:devnet/nft:${mint}`, 'INVALID_TOKEN'],
  ['a:b:c:d', 'INVALID_TOKEN'],
  ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'WRONG_NAMESPACE'],
  [`${mint}1`, 'INVALID_ADDRESS'],
  ['usdc', 'INVALID_ADDRESS'],
  [7 as never, 'INVALID_TOKEN'],
])('error: %s', (token, code) => {
  expect(() => parseToken(token)).toThrow(expect.objectContaining({ code }))
})
