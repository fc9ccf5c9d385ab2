import artifact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with {
  type: 'json',
}
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import {
  createEvmClient,
  createEvmKit,
  evmPayer,
} from '../../test/setup/kit/createEvmKit.js'
import { getMaxSend } from './getMaxSend.js'
import { sendToken } from './sendToken.js'

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createEvmClient>
let token: Address
let to: Address
let count = 0

beforeAll(async () => {
  node = await startAnvil()
  client = createEvmClient(node.url)
  const hash = await client.deployContract({
    abi: artifact.abi,
    account: evmPayer,
    args: ['Gold', 'GLD', 123_456_789_012_345_678_901n, evmPayer],
    bytecode: artifact.bytecode as Hex,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  token = receipt.contractAddress as Address
})
afterAll(() => node?.stop())

beforeEach(async () => {
  to = `0x${(++count).toString(16).padStart(40, '9')}`
  await client.setBalance({ address: evmPayer, value: 10n ** 19n })
})

test('default: native coin, the balance minus the fee can be sent', async () => {
  const { kit } = await createEvmKit({ url: node.url })
  const max = await getMaxSend(kit, { to, token: 'native' })
  const { amount, fee, value } = max
  expect(max).toMatchObject({ caipNetworkId: 'eip155:31337', decimals: 18 })
  expect(fee).toBeGreaterThan(0n)
  expect(value + (3n * (fee ?? 0n) + 1n) / 2n).toBe(10n ** 19n)
  await sendToken(kit, { amount, to, token: 'native' })
  expect(await client.getBalance({ address: to })).toBe(value)
  const left = await client.getBalance({ address: evmPayer })
  expect(left).toBeLessThan(2n * (fee ?? 0n))
})

test('default: token, to the last base unit', async () => {
  const { kit } = await createEvmKit({ url: node.url })
  const max = await getMaxSend(kit, { token })
  expect(max).toEqual({
    amount: '123.456789012345678901',
    caipNetworkId: 'eip155:31337',
    decimals: 18,
    fee: undefined,
    value: 123_456_789_012_345_678_901n,
  })
  await sendToken(kit, { amount: max.amount, to, token })
  expect(await getMaxSend(kit, { to, token })).toMatchObject({
    amount: '0',
    value: 0n,
  })
})

test('behavior: returns zero if the balance is below the fee', async () => {
  await client.setBalance({ address: evmPayer, value: 1_000n })
  const { kit } = await createEvmKit({ url: node.url })
  expect(await getMaxSend(kit, { token: 'native' })).toMatchObject({
    amount: '0',
    value: 0n,
  })
})

test.each([
  [{ token: '' }, 'TOKEN_REQUIRED'],
  [{ chainId: 1, token: 'native' }, 'CHAIN_NOT_SUPPORTED'],
  [{ to: '0x12', token: 'native' }, 'INVALID_ADDRESS'],
  [{ token: `0x${'1'.repeat(40)}` }, 'INVALID_TOKEN'],
] as const)('error: %o', async (parameters, code) => {
  const { kit } = await createEvmKit({ url: node.url })
  const error = await getMaxSend(kit, parameters).catch((error) => error)
  expect(error).toMatchObject({ code, sentToNetwork: 'no' })
})

test('error: not connected', async () => {
  const { kit, config } = await createEvmKit({ url: node.url })
  config.setState((state) => ({
    ...state,
    connections: new Map(),
    current: null,
    status: 'disconnected',
  }))
  const error = await getMaxSend(kit, { token: 'native' }).catch(
    (error) => error,
  )
  expect(error).toMatchObject({ code: 'NOT_CONNECTED' })
})
