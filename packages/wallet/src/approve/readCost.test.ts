import { describe, expect, test, vi } from 'vitest'
import type { Spend } from '../core/spend/spend.js'
import type { ReadPrices } from '../node/createPrices.js'
import { toAssetId } from '../node/toAssetId.js'
import { readCost } from './readCost.js'

const caipNetworkId = 'eip155:1'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const dust = '0x000000000000000000000000000000000000dEaD'
const prices = new Map(
  [
    [toAssetId(caipNetworkId), 2_000],
    [toAssetId(caipNetworkId, usd), 1],
    [toAssetId(caipNetworkId, dust), 0],
  ].map(([id, price]) => [id, { iconUrl: '', name: '', symbol: '', price }]),
) as Awaited<ReturnType<ReadPrices>>

const read = (...spends: Spend[]) =>
  readCost({
    caipNetworkId,
    readDecimals: async (token) => (token === undefined ? 18 : 6),
    readPrices: async () => prices,
    spends,
  })
const coins = (units: bigint) => ({ asset: 'native', units })
const token = (units: bigint, asset = usd) => ({ asset, units })

describe('readCost', () => {
  test('default: value, fee and tokens, rounded up to a cent', async () => {
    expect(await read([coins(10n ** 16n), coins(10n ** 15n)])).toBe(2_200n)
    expect(await read([token(5_000_000n), coins(10n ** 15n)])).toBe(700n)
    expect(await read([token(1n)])).toBe(1n)
    expect(await read([coins(0n)])).toBe(0n)
  })

  test('behavior: of two readings the larger amount of each asset', async () => {
    const said: Spend = [coins(10n ** 15n), token(5_000_000n)]
    expect(await read(said, [])).toBe(700n)
    expect(await read(said, [token(5_000_000n)])).toBe(700n)
    expect(await read(said, [token(9_000_000n)])).toBe(1_100n)
    // The case of letters is a mere checksum.
    expect(await read(said, [token(9_000_000n, usd.toLowerCase())])).toBe(
      1_100n,
    )
    expect(await read([coins(10n ** 15n)], [token(1_000_000n)])).toBe(300n)
  })

  test('behavior: an amount or a price that is not known', async () => {
    expect(await read('unknown')).toBeUndefined()
    expect(await read([coins(1n)], 'unknown')).toBeUndefined()
    expect(await read([token(1n, dust)])).toBeUndefined()
    expect(await read([token(1n, `${dust.slice(0, -1)}E`)])).toBeUndefined()
    const parameters = { caipNetworkId, spends: [[coins(1n)]] }
    const readDecimals = async () => 18
    expect(
      await readCost({ ...parameters, readDecimals, readPrices: undefined }),
    ).toBeUndefined()
    expect(
      await readCost({
        ...{ ...parameters, readDecimals },
        readPrices: async () => undefined,
      }),
    ).toBeUndefined()
    expect(
      await readCost({
        ...parameters,
        readDecimals: async () => undefined,
        readPrices: async () => prices,
      }),
    ).toBeUndefined()
  })

  test('behavior: nothing is asked where nothing is paid', async () => {
    const readPrices = vi.fn(async () => prices)
    const readDecimals = async () => 18
    const cost = { caipNetworkId, readDecimals, readPrices }
    expect(await readCost({ ...cost, spends: [[coins(0n)]] })).toBe(0n)
    expect(readPrices).not.toHaveBeenCalled()
  })
})
