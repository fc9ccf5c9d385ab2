import { expect, test } from 'vitest'
import { listPriceAddresses } from './listPriceAddresses.js'

const usd = 'eip155:1:0x5FbDB2315678afecb367f032d93F642f64180aa3'
const mint = 'solana:5eykt4:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

test('default', () => {
  expect(listPriceAddresses({})).toEqual([])
  expect(listPriceAddresses({ addresses: [mint, usd] })).toEqual([
    usd.toLowerCase(),
    mint,
  ])
})

test('behavior: order, case and duplicates make no difference', () => {
  const expected = listPriceAddresses({ addresses: [usd, mint] })
  expect(listPriceAddresses({ addresses: [mint, usd, usd] })).toEqual(expected)
  expect(
    listPriceAddresses({
      addresses: [mint],
      tokens: [{ address: usd.toLowerCase(), chainId: 1 }],
    }),
  ).toEqual(expected)
})
