import {
  decodeFunctionData,
  fromRlp,
  type Hex,
  keccak256,
  parseAbi,
  slice,
  stringToHex,
  toHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { readDataFee } from './readDataFee.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A node whose oracle answers these functions, and reverts for others. */
function createNode(answers: Record<string, bigint>) {
  const bySelector = new Map(
    Object.entries(answers).map(([signature, units]) => [
      slice(keccak256(stringToHex(signature)), 0, 4),
      toHex(units, { size: 32 }),
    ]),
  )
  return async (_: string, params?: unknown): Promise<unknown> => {
    const [{ data }] = params as [{ data: Hex }]
    const answer = bySelector.get(slice(data, 0, 4))
    if (!answer) throw new Error('execution reverted')
    return answer
  }
}

const read = (chainId: number, answers: Record<string, bigint>) =>
  readDataFee({
    ...{ ask: createNode(answers), chainId, gas: 21_000n },
    transaction: { to, value: 1n },
  })

test('default: what the chain takes for data and for the operator', async () => {
  const answers = {
    'getL1Fee(bytes)': 5_000n,
    'getOperatorFee(uint256)': 70n,
  }
  expect(await read(10, answers)).toBe(5_070n)
  expect(await read(10, { 'getL1Fee(bytes)': 5_000n })).toBe(5_000n)
})

test('behavior: a rollup that does not answer, and a chain that has none', async () => {
  expect(await read(10, {})).toBeUndefined()
  expect(await read(31_337, {})).toBe(0n)
  expect(await read(1, { 'getL1Fee(bytes)': 5_000n })).toBe(0n)
})

test('behavior: an access list is data, too', async () => {
  const storageKeys = [1n, 2n].map((key) => toHex(key, { size: 32 }))
  const asked: Hex[] = []
  await readDataFee({
    async ask(_, params) {
      const [{ data }] = params as [{ data: Hex }]
      asked.push(data)
      return toHex(1n, { size: 32 })
    },
    ...{ chainId: 10, gas: 21_000n },
    transaction: { accessList: [{ address: to, storageKeys }], to, value: 1n },
  })
  const abi = parseAbi(['function getL1Fee(bytes)'])
  const { args } = decodeFunctionData({ abi, data: asked[0] ?? '0x' })
  const fields = fromRlp(slice(args[0], 1), 'hex')
  expect(fields.at(-1)).toEqual([[to.toLowerCase(), storageKeys]])
})

describe('Mantle, whose coin is not ETH', () => {
  const oracle = {
    'getL1Fee(bytes)': 5_000n,
    'getOperatorFee(uint256)': 70n,
    'tokenRatio()': 3_789n,
  }

  test('default: its fee times its rate', async () => {
    const fee = 5_000n * 3_789n + 70n
    expect(await read(5_000, { ...oracle, 'isArsia()': 1n })).toBe(fee)
    expect(await read(5_003, { ...oracle, 'isArsia()': 1n })).toBe(fee)
  })

  test('behavior: before its upgrade the fee is in the gas, and not counted twice', async () => {
    const before = { ...oracle, 'getOperatorFee(uint256)': 0n }
    expect(await read(5_000, { ...before, 'isArsia()': 0n })).toBe(0n)
  })

  test('behavior: a contract that does not name its rate is not guessed at', async () => {
    expect(await read(5_000, { 'getL1Fee(bytes)': 5_000n })).toBeUndefined()
  })
})
