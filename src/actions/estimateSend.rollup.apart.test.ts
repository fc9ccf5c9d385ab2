import { connect, createConfig } from '@wagmi/core'
import {
  createTestClient,
  custom,
  type Hex,
  http,
  parseTransaction,
  publicActions,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil as chain } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareTransaction } from '../../packages/wallet/src/requests/transaction/prepareTransaction.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { createKit } from '../createKit.js'
import { estimateSend } from './estimateSend.js'
import { getMaxSend } from './getMaxSend.js'

/** The first account of anvil. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const { address: from } = account
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ORACLE = '0x420000000000000000000000000000000000000F'
/** `getL1Fee` answers with slot 0, `getOperatorFee` with slot 1. */
const ORACLE_CODE = '0x5f3560e01c63275aedd214545f5260205ff3'
/** Of Base while blobs are dear, in wei. */
const USUAL_FEE = 2_000_000_000_000n
const OPERATOR_FEE = 300_000_000_000n

let node: Awaited<ReturnType<typeof startAnvil>>
let old: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  node = await startAnvil()
  old = await startAnvil({ args: ['--hardfork', 'berlin'] })
})
afterAll(() => Promise.all([node?.stop(), old?.stop()]))

/** A node that takes for data what op-geth takes, and by its rule. */
async function setup({ url } = node) {
  const client = createTestClient({
    ...{ chain, mode: 'anvil', transport: http(url) },
  }).extend(publicActions)
  const request = client.request as (call: {
    method: string
    params?: unknown
  }) => Promise<unknown>
  const fees = { data: USUAL_FEE, operator: OPERATOR_FEE }
  const write = async (index: Hex, units: bigint) =>
    client.setStorageAt({
      ...{ address: ORACLE, index, value: toHex(units, { size: 32 }) },
    })
  async function setFees(changed: Partial<typeof fees>) {
    Object.assign(fees, changed)
    await write('0x0', fees.data)
    await write('0x1', fees.operator)
  }
  async function send(raw: Hex) {
    const { gas = 0n, value = 0n, ...sent } = parseTransaction(raw)
    const price = sent.maxFeePerGas ?? sent.gasPrice ?? 0n
    const cost = gas * price + value + fees.data + fees.operator
    const balance = await client.getBalance({ address: from })
    if (balance < cost)
      throw new Error('insufficient funds for gas * price + value')
    return request({ method: 'eth_sendRawTransaction', params: [raw] })
  }
  const { connector } = createWallet({
    ...{ accounts: () => [from], chainId: chain.id, url },
  })
  const config = createConfig({
    chains: [chain],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [chain.id]: custom({ request } as never) },
  })
  const kit = createKit({ config, projectId: 'test' })
  const [first] = config.connectors
  if (first) await connect(config, { connector: first })
  const prepare = (value: bigint) =>
    prepareTransaction({
      ...{ from, request: { data: '0x', to, value } },
      chain: { ...chain, caipNetworkId: 'eip155:31337', rpcUrls: [] },
      rpc: (_, method, params) => request({ method, params }),
    })
  return { client, kit, prepare, send, setFees }
}

test('default: the app and the card say the same, data included', async () => {
  const { client, kit, prepare, setFees } = await setup()
  await client.setCode({ address: ORACLE, bytecode: ORACLE_CODE })
  await setFees({})
  const { dataFee, fee } = await estimateSend(kit, {
    ...{ amount: '1.5', to, token: 'native' },
  })
  expect(dataFee).toBe(USUAL_FEE + OPERATOR_FEE)
  const prepared = await prepare(15n * 10n ** 17n)
  expect(prepared.dataFee).toBe(dataFee)
  const { transaction } = prepared
  if (transaction.type !== 'eip1559') throw new Error(transaction.type)
  expect(transaction.gas * transaction.maxFeePerGas + (dataFee ?? 0n)).toBe(fee)
})

// What is taken for data while the card is open: as before, then what a spike
// of the price of blobs makes of it within a minute.
test.each([1n, 2n, 3n])(
  'behavior: the maximum is still taken when data costs %i times as much',
  async (times) => {
    const { client, kit, prepare, send, setFees } = await setup()
    await client.setCode({ address: ORACLE, bytecode: ORACLE_CODE })
    await setFees({ data: USUAL_FEE, operator: 0n })
    await client.setBalance({ address: from, value: 10n ** 17n })
    const { value } = await getMaxSend(kit, { to, token: 'native' })
    const { transaction } = await prepare(value)
    await setFees({ data: times * USUAL_FEE })
    const raw = await account.signTransaction(transaction)
    expect(await send(raw)).toMatch(/^0x[0-9a-f]{64}$/)
  },
)

test('error: the gas is there, what is taken for data is not', async () => {
  const { client, kit, prepare, setFees } = await setup()
  await client.setCode({ address: ORACLE, bytecode: ORACLE_CODE })
  await setFees({})
  const { dataFee = 0n, fee } = await estimateSend(kit, {
    ...{ amount: '0.01', to, token: 'native' },
  })
  const value = 10n ** 16n
  const balance = value + fee - dataFee / 2n
  await client.setBalance({ address: from, value: balance })
  await expect(prepare(value)).rejects.toThrow('insufficient funds')
})

test('behavior: a chain without a base fee', async () => {
  const { client, kit, prepare, send } = await setup(old)
  const block = await client.getBlock()
  expect(block.baseFeePerGas).toBeNull()
  const { fee } = await estimateSend(kit, {
    ...{ amount: '1.5', to, token: 'native' },
  })
  const price = await client.getGasPrice()
  expect(fee).toBe(21_000n * price)
  const { value } = await getMaxSend(kit, { to, token: 'native' })
  const { transaction } = await prepare(value)
  expect(transaction).toMatchObject({ type: 'legacy', gasPrice: price })
  const before = await client.getBalance({ address: to })
  const raw = await account.signTransaction(transaction)
  await send(raw)
  await client.mine({ blocks: 1 })
  expect(await client.getBalance({ address: to })).toBe(before + value)
})
