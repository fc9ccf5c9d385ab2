import { connect } from '@wagmi/core'
import { encodeRedemption } from 'latchkey-wallet/permissions'
import {
  defineChain,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  parseUnits,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createRpc } from '../../packages/wallet/src/node/createRpc.js'
import { createFrameStub } from '../../test/setup/frame/createFrameStub.js'
import { createWalletPage } from '../../test/setup/frame/createWalletPage.js'
import { createEvmClient } from '../../test/setup/kit/createEvmKit.js'
import { createSwapKit, swapper } from '../../test/setup/kit/createSwapKit.js'
import { createKit } from '../createKit.js'
import { getSmartSessions } from './getSmartSessions.js'
import { grantPermissions } from './grantPermissions.js'
import { revokePermissions } from './revokePermissions.js'

// A process of its own: it starts the services.

const operator = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
/** Key of `swapper`, known to every development node. */
const key = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'
const day = 86_400

let services: Awaited<ReturnType<typeof startServices>>
let client: ReturnType<typeof createEvmClient>

beforeAll(async () => {
  services = await startServices({
    ports: 'free',
  })
  client = createEvmClient(services.chain.rpcUrl)
}, 60_000)

afterAll(() => services?.stop())

/** A kit whose wallet is the real wallet page, on the local chain. */
async function setup() {
  const page = createWalletPage({
    hasSmartAccounts: true,
    key,
    rpc: createRpc(),
    rpcUrls: [[services.chain.rpcUrl]],
    chainIds: [31337],
  })
  const { kit } = await createSwapKit({
    api: services.urls.api,
    intercept: (request, send) =>
      /^wallet_.*(Permissions|Capabilities)$/.test(request.method)
        ? page.request(request.method, request.params)
        : send(request),
    url: services.chain.rpcUrl,
  })
  return { kit, page }
}

const has = (owner: `0x${string}`) =>
  client.readContract({
    abi: erc20Abi,
    address: services.contracts.usd,
    functionName: 'balanceOf',
    args: [owner],
  })

test('default: granted, used within its limit by the session key, revoked', async () => {
  const { kit, page } = await setup()
  const { usd } = services.contracts
  const session = privateKeyToAccount(generatePrivateKey())
  const to = privateKeyToAccount(generatePrivateKey()).address
  await client.setBalance({ address: session.address, value: parseEther('1') })
  const funded = await client.writeContract({
    account: operator,
    abi: erc20Abi,
    address: usd,
    functionName: 'transfer',
    args: [swapper, parseUnits('100', 6)],
  } as never)
  await client.waitForTransactionReceipt({ hash: funded })

  const { context: pci, grant } = await grantPermissions(kit, {
    expiry: Math.floor(Date.now() / 1_000) + 7 * day,
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { token: usd, allowance: 5_000_000n, period: day },
      },
    ],
    signer: {
      type: 'key',
      data: { type: 'secp256k1', publicKey: session.publicKey },
    },
  })
  expect(page.cards).toHaveLength(1)
  const list = async () => (await getSmartSessions(kit)).sessions
  expect(await list()).toMatchObject([{ pci, status: 'active' }])

  // The chain may be behind the start of the allowance.
  await client.increaseTime({ seconds: 60 })
  await client.mine({ blocks: 1 })
  const spend = async (amount: bigint) => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    })
    const call = encodeRedemption({
      context: grant.context,
      call: { to: usd, data },
    })
    const request = { ...call, account: session, gas: 1_000_000n }
    const hash: Hex = await client.sendTransaction(request as never)
    return (await client.waitForTransactionReceipt({ hash })).status
  }
  expect(await spend(4_000_000n)).toBe('success')
  expect(await has(to)).toBe(4_000_000n)
  expect(await spend(2_000_000n)).toBe('reverted')
  expect(await spend(1_000_000n)).toBe('success')

  expect(await revokePermissions(kit, { pci })).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci, status: 'revoked' }])
  await client.increaseTime({ seconds: day })
  await client.mine({ blocks: 1 })
  expect(await spend(1n)).toBe('reverted')
  expect(await has(to)).toBe(5_000_000n)
})

test('behavior: granted and revoked on a network that is not the active one', async () => {
  const [first, second] = services.chains.map(({ rpcUrl }) => rpcUrl)
  const page = createWalletPage({
    hasSmartAccounts: true,
    key,
    rpc: createRpc(),
    rpcUrls: [[first ?? ''], [second ?? '']],
    chainIds: [31_337, 31_338],
  })
  const stub = createFrameStub({ address: swapper })
  Object.assign(stub.client, {
    request: (asked: {
      caipNetworkId: string
      method: string
      params: never
    }) =>
      page.request(asked.method, asked.params, {
        chainId: asked.caipNetworkId,
      }),
  })
  const other = defineChain({ ...foundry, id: 31_338 })
  const config = createConfig({
    chains: [foundry, other],
    connectors: [stub.connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [foundry.id]: http(first), [other.id]: http(second) },
  })
  const hosts = { api: services.urls.api }
  Object.assign(stub.frame.options, {
    hosts: { ...stub.frame.options.hosts, ...hosts },
    projectId: 'local',
  })
  const kit = createKit({ config, hosts, projectId: 'local' })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })

  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  const { context: pci, grant } = await grantPermissions(kit, {
    chainId: other.id,
    expiry: Math.floor(Date.now() / 1_000) + 7 * day,
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: 5n, period: day },
      },
    ],
    signer: { type: 'key', data: { type: 'secp256k1', publicKey } },
  })
  expect(grant.chainId).toBe('0x7a6a')
  const list = async () =>
    (await getSmartSessions(kit, { chainId: other.id })).sessions
  expect(await list()).toMatchObject([{ pci, status: 'active' }])
  const revoked = await revokePermissions(kit, { chainId: other.id, pci })
  expect(revoked).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci, status: 'revoked' }])
  const networks = page.cards.map(({ rows }) =>
    rows.find(({ label }) => label === 'Network'),
  )
  expect(networks).toMatchObject([
    { value: 'Chain 31338' },
    { value: 'Chain 31338' },
  ])
  const [connection] = [...config.state.connections.values()]
  expect(connection).toMatchObject({ chainId: foundry.id })
  const logs = await createEvmClient(second ?? '').getLogs({
    address: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    fromBlock: 0n,
  })
  expect(logs).toHaveLength(1)
})
