import { encodeEventTopics, erc20Abi, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { getReceivedUnits } from './getReceivedUnits.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pool = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const toLog = (
  value: bigint,
  [from, to]: readonly [`0x${string}`, `0x${string}`] = [pool, account],
  address: string = token,
) => ({
  address,
  data: numberToHex(value, { size: 32 }),
  topics: encodeEventTopics({
    abi: erc20Abi,
    args: { from, to },
    eventName: 'Transfer',
  }) as string[],
})

const read = (
  logs: ReturnType<typeof toLog>[],
  of: string | undefined = token,
) => getReceivedUnits({ account: account.toLowerCase(), logs, token: of })

test('default', () => {
  expect(read([toLog(2_902_341n)])).toBe(2_902_341n)
})

test('behavior: sums several transfers, minus what was returned', () => {
  const logs = [
    toLog(2n ** 200n),
    toLog(5n),
    toLog(3n, [account, pool]),
    toLog(7n, [pool, pool]),
    toLog(9n, [pool, account], other),
  ]
  expect(read(logs)).toBe(2n ** 200n + 2n)
})

test.each([
  ['none', []],
  ['another token', [toLog(9n, [pool, account], other)]],
  ['another receiver', [toLog(9n, [account, pool])]],
  ['an NFT', [{ ...toLog(1n), topics: [...toLog(1n).topics, pad('0x1')] }]],
  ['another event', [{ ...toLog(1n), topics: [pad('0x1'), '0x', '0x'] }]],
  ['no amount', [{ ...toLog(1n), data: '0x' as const }]],
])('behavior: no matching transfer: %s', (_name, logs) => {
  expect(read(logs)).toBeUndefined()
})

test('behavior: the native coin emits no logs', () => {
  expect(
    getReceivedUnits({ account, logs: [toLog(1n)], token: undefined }),
  ).toBeUndefined()
})
