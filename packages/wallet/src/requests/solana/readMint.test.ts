import { Buffer } from 'node:buffer'
import { describe, expect, test, vi } from 'vitest'
import type { ReadPrices } from '../../node/createPrices.js'
import { createAccountReader } from './createAccountReader.js'
import { programs } from './programs.js'
import { readMint } from './readMint.js'

const mint = 'GoLDLcxkQJQhRb8aLxAZzMs6PzB2kKpQbPPbvZUK5eVx'
const cluster = {
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
} as never

/** Reads a mint of 6 decimals that says nothing of itself. */
function read(readPrices?: ReadPrices) {
  const data = new Uint8Array(82)
  data[44] = 6
  data[45] = 1
  const account = {
    data: [Buffer.from(data).toString('base64'), 'base64'],
    executable: false,
    owner: programs.token,
  }
  const rpc = async () => ({ value: [account] })
  const accounts = createAccountReader({ cluster, readPrices, rpc })
  return readMint(accounts, mint, programs.token)
}

function list(symbol: string): ReadPrices {
  return async (ids) =>
    new Map(
      ids.map((id) => [
        id.toLowerCase(),
        { iconUrl: '', name: 'Gold', price: 1, symbol },
      ]),
    )
}

describe('readMint', () => {
  test("default: a token of the wallet's own list has its name there", async () => {
    expect(await read(list('GOLD'))).toMatchObject({
      isUnnamed: false,
      symbol: 'GOLD',
    })
  })

  test('behavior: a token that nothing names stays unnamed', async () => {
    const unnamed = { isUnnamed: true, symbol: 'tokens' }
    expect(await read()).toMatchObject(unnamed)
    expect(await read(async () => undefined)).toMatchObject(unnamed)
    expect(await read(async () => new Map())).toMatchObject(unnamed)
  })

  test('error: a listed name that is another token’s, or no plain one', async () => {
    for (const symbol of ['USDC', 'u5dc', 'SOL', 'GÓLD', '1 SOL', ''])
      expect([symbol, await read(list(symbol))]).toMatchObject([
        symbol,
        { isUnnamed: true, symbol: 'tokens' },
      ])
  })

  test('behavior: a list that is silent holds no card back', async () => {
    vi.useFakeTimers()
    try {
      const found = read(() => new Promise(() => {}))
      await vi.advanceTimersByTimeAsync(1_500)
      expect(await found).toMatchObject({ isUnnamed: true })
    } finally {
      vi.useRealTimers()
    }
  })
})
