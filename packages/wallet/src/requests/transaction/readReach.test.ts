import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { createEvmNode } from '../../test/createEvmNode.js'
import { readReach } from './readReach.js'
import type { Call } from './readSpend.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x000000000000000000000000000000000000dEaD'
const router = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const chain = {
  ...{ id: 1, rpcUrls: [] },
  routers: [{ address: router, name: 'Exchange' }],
} as unknown as FrameChain
const node = createEvmNode()

const read = (...calls: Call[]) => readReach(calls, { chain, rpc: node.rpc })
const call = (
  functionName: 'approve' | 'transfer',
  units: bigint,
  to: Address = other,
) => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [to, units], functionName }),
  to: token as Address,
})
const grant = (isApproved: boolean) => ({
  data: encodeFunctionData({
    abi: parseAbi(['function setApprovalForAll(address, bool)']),
    args: [other, isApproved],
  }),
  to: token as Address,
})

describe('readReach', () => {
  test('default: payments, and calls that can be read', async () => {
    expect(await read({ to: other, value: 1n })).toBe('payment')
    expect(await read({ to: other }, call('transfer', 1n))).toBe('calls')
    expect(await read()).toBe('payment')
  })

  test('behavior: what lets others spend, or cannot be read', async () => {
    expect(await read(call('approve', 1n))).toBeUndefined()
    expect(await read(grant(true))).toBeUndefined()
    expect(await read(call('transfer', 1n), grant(true))).toBeUndefined()
    expect(await read({ to: token, data: '0xdeadbeef' })).toBeUndefined()
    expect(await read({ to: undefined, data: '0x00' })).toBeUndefined()
  })

  test('behavior: what is taken back', async () => {
    expect(await read(call('approve', 0n))).toBe('calls')
    expect(await read(grant(false))).toBe('calls')
    // Of one item of a collection.
    expect(await read(call('approve', 7n, zeroAddress))).toBe('calls')
    expect(await read(grant(false), call('approve', 1n))).toBeUndefined()
  })

  test('behavior: none of a token is the item 0 of a collection', async () => {
    const answer = (rpc: () => Promise<string>) => ({
      ...{ chain, rpc: rpc as never },
    })
    const none = [call('approve', 0n)]
    const uint = (value: string) => `0x${value.padStart(64, '0')}`
    const items = answer(async () => uint('0'))
    expect(await readReach(none, items)).toBeUndefined()
    expect(await readReach([call('transfer', 0n)], items)).toBeUndefined()
    const nothing = answer(async () => '0x')
    expect(await readReach(none, nothing)).toBeUndefined()
    const away = answer(async () => {
      throw new RpcUnreachableError()
    })
    expect(await readReach(none, away)).toBeUndefined()
    expect(
      await readReach(
        none,
        answer(async () => uint('6')),
      ),
    ).toBe('calls')
  })

  test('behavior: swaps through an exchange of the chain', async () => {
    const data = encodeFunctionData({
      abi: parseAbi([
        'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
      ]),
      args: [5n, 1n, [token, other], other, 2n ** 32n],
    })
    expect(await read({ data, to: router })).toBe('calls')
    expect(await read({ data, to: other })).toBeUndefined()
    expect(
      await read(call('approve', 5n, router), { data, to: router }),
    ).toBeUndefined()
  })
})
