import { getCallsStatus, sendCalls } from '@wagmi/core'
import {
  createTestClient,
  custom,
  http,
  parseEther,
  type Transport,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import { approve } from '../approve.js'
import { createMockFrame } from '../createMockFrame.js'
import { createTestKit } from '../createTestKit.js'

/** Reverts without data, unless an earlier call came with some. */
const gate = `0x${'c0'.repeat(20)}` as const
const code = '0x36600c575f546012575f5ffd5b60015f55005b00'
const enter = { to: gate } as const
const gift = { to: `0x${'d0'.repeat(20)}`, value: 1n } as const
const open = { data: '0x12', to: gate } as const

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node?.stop())

const kits: createTestKit.ReturnType[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.dispose()
})

/** A user with 1 ETH, before a gate that is closed. */
async function setup(transport: Transport = http(node.url)) {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  const chain = createTestClient({
    ...{ chain: anvil, mode: 'anvil', transport: http(node.url) },
  })
  await chain.setBalance({ address, value: parseEther('1') })
  await chain.setCode({ address: gate, bytecode: code })
  await chain.setStorageAt({
    ...{ address: gate, index: 0, value: `0x${'0'.repeat(64)}` },
  })
  const frame = createMockFrame({
    ...{ accounts: [key], smartAccount: true },
    onRequest: approve(),
  })
  const kit = createTestKit({
    ...{ chains: [anvil], frame, transports: { [anvil.id]: transport } },
  })
  kits.push(kit as never)
  await kit.logIn()
  return {
    ...kit,
    countSent: async () =>
      Number(
        await chain.request({
          method: 'eth_getTransactionCount',
          params: [address, 'latest'],
        } as never),
      ),
  }
}

test('default: a call may depend on an earlier one', async () => {
  const { config, countSent } = await setup()
  const { id } = await sendCalls(config, { calls: [open, enter] })
  expect(await getCallsStatus(config, { id })).toMatchObject({
    ...{ atomic: true, statusCode: 200 },
  })
  expect(await countSent()).toBe(2)
})

test.each([
  ['second', [gift, enter]],
  ['first', [enter, open]],
])('behavior: a failing %s call sends none', async (_, calls) => {
  const { config, countSent } = await setup()
  const { id } = await sendCalls(config, { calls })
  const status = await getCallsStatus(config, { id })
  expect(status).toMatchObject({ atomic: true, statusCode: 500 })
  expect(status.receipts).toEqual([])
  expect(await countSent()).toBe(0)
})

test('behavior: more than the account has is refused, and none is sent', async () => {
  const { config, countSent } = await setup()
  const calls = [gift, { ...gift, value: parseEther('2') }]
  await expect(sendCalls(config, { calls })).rejects.toThrow()
  expect(await countSent()).toBe(0)
})

test('behavior: a node that cannot simulate is sent them in turn', async () => {
  const plain = http(node.url)({ chain: anvil, retryCount: 0 })
  const { config, countSent } = await setup(
    custom({
      async request({ method, params }) {
        if (method === 'eth_simulateV1')
          throw Object.assign(new Error('no such method'), { code: -32601 })
        return plain.request({ method, params })
      },
    }),
  )
  const { id } = await sendCalls(config, { calls: [gift, enter] })
  expect(await getCallsStatus(config, { id })).toMatchObject({
    ...{ atomic: false, statusCode: 600 },
  })
  expect(await countSent()).toBe(1)
})
