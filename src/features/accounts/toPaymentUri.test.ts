import { expect, test } from 'vitest'
import { toPaymentUri } from './toPaymentUri.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const onEvm = { address: evm, caipNetworkId: 'eip155:1', decimals: 18 }
const onSolana = { address: solana, caipNetworkId: mainnet, decimals: 9 }

test.each([
  [onEvm, `ethereum:${evm}@1`],
  [{ ...onEvm, amount: '1.5' }, `ethereum:${evm}@1?value=1500000000000000000`],
  [{ ...onEvm, amount: '0.000000000000000001' }, `ethereum:${evm}@1?value=1`],
  [{ ...onEvm, caipNetworkId: 'eip155:8453' }, `ethereum:${evm}@8453`],
  [
    { ...onEvm, decimals: 6, token: usd },
    `ethereum:${usd}@1/transfer?address=${evm}`,
  ],
  [
    { ...onEvm, amount: '2.5', decimals: 6, token: usd },
    `ethereum:${usd}@1/transfer?address=${evm}&uint256=2500000`,
  ],
  [
    { ...onEvm, amount: '123456789012345678901234567890' },
    `ethereum:${evm}@1?value=123456789012345678901234567890${'0'.repeat(18)}`,
  ],
  [onSolana, `solana:${solana}`],
  [{ ...onSolana, amount: '1.50' }, `solana:${solana}?amount=1.5`],
  [{ ...onSolana, amount: '007' }, `solana:${solana}?amount=7`],
  [
    { ...onSolana, amount: '0.000001', decimals: 6, token: mint },
    `solana:${solana}?amount=0.000001&spl-token=${mint}`,
  ],
  [
    { ...onSolana, decimals: 6, token: mint },
    `solana:${solana}?spl-token=${mint}`,
  ],
])('default: %#', (parameters, uri) => {
  expect(toPaymentUri(parameters)).toBe(uri)
})

test.each([
  [{ ...onEvm, amount: '0' }, 'AMOUNT_ZERO'],
  [{ ...onSolana, amount: '0.0' }, 'AMOUNT_ZERO'],
  [{ ...onEvm, amount: '1e18' }, 'INVALID_AMOUNT'],
  [{ ...onEvm, amount: '-1' }, 'INVALID_AMOUNT'],
  [{ ...onEvm, amount: '' }, 'INVALID_AMOUNT'],
  [{ ...onEvm, amount: '1.1234567', decimals: 6 }, 'TOO_MANY_DECIMALS'],
  [{ ...onEvm, address: solana }, 'WRONG_NAMESPACE'],
  [{ ...onEvm, address: `${evm}?value=1` }, 'INVALID_ADDRESS'],
  [{ ...onEvm, address: evm.replace('d8dA', 'D8dA') }, 'INVALID_ADDRESS'],
  [{ ...onEvm, token: mint }, 'WRONG_NAMESPACE'],
  [{ ...onEvm, token: '0x12' }, 'INVALID_ADDRESS'],
  [{ ...onSolana, address: evm }, 'WRONG_NAMESPACE'],
  [{ ...onSolana, token: 'x&amount=1' }, 'INVALID_ADDRESS'],
  [{ ...onEvm, caipNetworkId: 'bip122:1' }, 'INVALID_CHAIN_ID'],
])('error: %#', (parameters, code) => {
  expect(() => toPaymentUri(parameters)).toThrow(
    expect.objectContaining({ code }),
  )
})
