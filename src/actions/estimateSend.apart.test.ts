import artifact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with {
  type: 'json',
}
import { connect, createConfig } from '@wagmi/core'
import {
  type Address,
  createTestClient,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { anvil as chain } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { createKit } from '../createKit.js'
import { estimateSend } from './estimateSend.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let node: Awaited<ReturnType<typeof startAnvil>>
let token: Address

beforeAll(async () => {
  node = await startAnvil()
  const client = createTestClient({
    chain,
    mode: 'anvil',
    pollingInterval: 20,
    transport: http(node.url),
  })
    .extend(publicActions)
    .extend(walletActions)
  const hash = await client.deployContract({
    abi: artifact.abi,
    account: from,
    args: ['Gold', 'GLD', 10n ** 18n, from],
    bytecode: artifact.bytecode as Hex,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  token = receipt.contractAddress as Address
})
afterAll(() => node?.stop())

async function setup(url = node.url) {
  const { connector } = createWallet({
    accounts: () => [from],
    chainId: chain.id,
    url,
  })
  const config = createConfig({
    chains: [chain],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [chain.id]: http(url, { retryCount: 0 }) },
  })
  const kit = createKit({ config, projectId: 'test' })
  const [first] = config.connectors
  if (first) await connect(config, { connector: first })
  return kit
}

test('default', async () => {
  const kit = await setup()
  const found = await estimateSend(kit, { amount: '1.5', to, token: 'native' })
  expect(found.caipNetworkId).toBe('eip155:31337')
  expect(found.fee > 0n && found.fee % 21_000n === 0n).toBe(true)
  expect(found.feeText).toMatch(/^0\.0000\d+$/)
})

test('behavior: estimates a token with the gas of its own transfer', async () => {
  const kit = await setup()
  const plain = await estimateSend(kit, { amount: '1', to, token: 'native' })
  const found = await estimateSend(kit, { amount: '1', to, token })
  expect(found.fee > plain.fee).toBe(true)
})

test('param: amount, omitted', async () => {
  const kit = await setup()
  const { fee } = await estimateSend(kit, { to, token: 'native' })
  expect(fee > 0n).toBe(true)
})

test('error: the token would revert', async () => {
  const kit = await setup()
  await expect(
    estimateSend(kit, { amount: '2', to, token }),
  ).rejects.toMatchObject({ code: 'EXECUTION_REVERTED', sentToNetwork: 'no' })
})

test('error: too many decimals', async () => {
  const kit = await setup()
  const amount = `0.${'0'.repeat(18)}1`
  await expect(
    estimateSend(kit, { amount, to, token: 'native' }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_DECIMALS' })
})

test('error: network is unreachable', async () => {
  const kit = await setup('http://127.0.0.1:1')
  await expect(
    estimateSend(kit, { amount: '1', to, token: 'native' }),
  ).rejects.toMatchObject({ code: 'REQUEST_FAILED' })
})
