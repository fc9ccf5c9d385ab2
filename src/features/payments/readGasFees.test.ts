import { toHex } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { readGasFees } from './readGasFees.js'

const GWEI = 10n ** 9n
const unlisted = 4_242

/** A node in gwei; what is left out it does not answer. */
function setup(given: {
  baseFee?: bigint
  history?: { baseFee?: bigint; tips: readonly bigint[] }
  price?: bigint
  suggestion?: bigint
}) {
  const { baseFee, history, price, suggestion } = given
  const toWei = (gwei: bigint | undefined) =>
    gwei === undefined ? undefined : toHex(gwei * GWEI)
  const answers: Record<string, unknown> = {
    eth_feeHistory: history && {
      baseFeePerGas: [toWei(history.baseFee ?? 0n)],
      reward: history.tips.map((tip) => [toWei(tip)]),
    },
    eth_gasPrice: toWei(price),
    eth_getBlockByNumber: { baseFeePerGas: toWei(baseFee) },
    eth_maxPriorityFeePerGas: toWei(suggestion),
  }
  return vi.fn(async (method: string) => {
    if (answers[method] === undefined) throw new Error(method)
    return answers[method]
  })
}

async function readTip(
  given: Parameters<typeof setup>[0],
  chainId: number = unlisted,
) {
  const fees = await readGasFees({ ask: setup(given), chainId })
  return 'gasPrice' in fees ? undefined : fees.maxPriorityFeePerGas / GWEI
}

describe('the tip of a chain that is not listed', () => {
  test('default: up to 2 gwei nothing else is asked', async () => {
    const ask = setup({ baseFee: 100n, suggestion: 2n })
    const fees = await readGasFees({ ask, chainId: unlisted })
    expect(fees).toMatchObject({ maxPriorityFeePerGas: 2n * GWEI })
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('behavior: no base fee, and a minimum that others pay', async () => {
    const given = { baseFee: 0n, suggestion: 30n }
    const history = { tips: [30n, 31n] }
    expect(await readTip({ ...given, history, price: 30n })).toBe(30n)
    expect(await readTip({ ...given, price: 30n })).toBe(30n)
    expect(await readTip({ ...given, history })).toBe(30n)
  })

  test('behavior: a suggestion that others contradict', async () => {
    const given = { baseFee: 1n, suggestion: 1_000n }
    const history = { tips: [3n] }
    expect(await readTip({ ...given, history, price: 5n })).toBe(3n)
    expect(await readTip({ ...given, price: 5n })).toBe(4n)
    expect(await readTip({ ...given, history })).toBe(3n)
  })

  test('behavior: a false base fee does not raise the tip', async () => {
    const given = { baseFee: 100n, suggestion: 1_000n }
    const history = { baseFee: 1n, tips: [3n] }
    expect(await readTip({ ...given, history, price: 4n })).toBe(3n)
  })

  test('behavior: nobody else says anything', async () => {
    const empty = { history: { tips: [0n] }, price: 1n }
    const given = { suggestion: 1_000n }
    expect(await readTip({ ...given, ...empty, baseFee: 1n })).toBe(10n)
    expect(await readTip({ ...given, baseFee: 0n })).toBe(2n)
  })
})

test('behavior: the tip of a listed chain has its ceiling', async () => {
  const history = { tips: [1_000n] }
  const given = { baseFee: 1n, history, price: 1_001n, suggestion: 1_000n }
  expect(await readTip(given, 1)).toBe(100n)
})

describe('a chain without a base fee', () => {
  const readPrice = async (given: Parameters<typeof setup>[0]) => {
    const fees = await readGasFees({ ask: setup(given), chainId: unlisted })
    return 'gasPrice' in fees ? fees.gasPrice / GWEI : undefined
  }

  test.each<[string, Parameters<typeof setup>[0], bigint]>([
    ['up to 2 gwei', { price: 2n, history: { tips: [1n] } }, 2n],
    ['as others pay', { price: 30n, history: { tips: [30n, 31n] } }, 30n],
    ['more than others pay', { price: 900n, history: { tips: [5n] } }, 5n],
    [
      'a base fee that blocks do not name',
      { price: 900n, history: { baseFee: 5n, tips: [1n] } },
      6n,
    ],
    ['empty blocks', { price: 30n, history: { tips: [0n] } }, 30n],
    ['no history', { price: 30n }, 30n],
  ])('behavior: %s', async (_, given, price) => {
    expect(await readPrice(given)).toBe(price)
  })
})
