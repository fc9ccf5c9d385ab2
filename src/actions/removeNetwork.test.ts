import {
  type Config,
  connect,
  createConfig,
  createStorage,
  getBlockNumber,
  reconnect,
  switchChain,
} from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
} from '../../test/setup/connectors/createRoughConnector.js'
import { createMemory } from '../../test/setup/frame/setupAuthFrame.js'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { createKit } from '../createKit.js'
import { watchAccounts } from '../modal/stack/watchAccounts.js'
import {
  devnet,
  mainnet as solanaMainnet,
} from '../solana/clusters/clusters.js'
import { solana } from '../solana/solana.js'
import { addNetwork } from './addNetwork.js'
import { openModal } from './modal/openModal.js'
import { removeNetwork } from './removeNetwork.js'

function setup(
  options: Partial<createKit.Parameters> = {},
  memory = createMemory(),
) {
  const config: Config = createConfig({
    chains: [mainnet, base],
    connectors: [
      createRoughConnector('one', {
        connect: (async () => ({
          accounts: [roughAddress],
          chainId: optimism.id,
        })) as never,
        getChainId: async () => optimism.id,
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memory }),
    transports: { [mainnet.id]: http(), [base.id]: http() },
  })
  const kit = createKit({
    config,
    projectId: 'test',
    storage: memory,
    ...options,
  })
  const ids = () => config.chains.map(({ id }) => id as number)
  return { config, ids, kit, memory }
}

test('default', async () => {
  const { config, ids, kit } = setup()
  expect(await removeNetwork(kit, { chainId: 'eip155:8453' })).toEqual({
    chainId: 8453,
  })
  expect(ids()).toEqual([1])
  expect(() => getBlockNumber(config, { chainId: base.id })).toThrow(
    'Chain not configured',
  )
})

test('behavior: the network of the config falls back to the first', async () => {
  const { config, kit } = setup()
  await switchChain(config, { chainId: base.id })
  expect(config.state.chainId).toBe(base.id)
  await removeNetwork(kit, { chainId: base.id })
  expect(config.state.chainId).toBe(mainnet.id)
  expect(config.getClient().chain.id).toBe(mainnet.id)
})

test('behavior: the first can be removed', async () => {
  const { config, ids, kit } = setup()
  await removeNetwork(kit, { chainId: 1 })
  expect(ids()).toEqual([8453])
  expect(config.state.chainId).toBe(base.id)
})

test('behavior: a network that was added and stored falls back after a reload', async () => {
  const { config, kit, memory } = setup()
  await addNetwork(kit, { network: optimism })
  await switchChain(config, { chainId: optimism.id })
  expect(config.state.chainId).toBe(optimism.id)
  const again = setup({}, memory)
  await reconnect(again.config, { connectors: [] })
  expect(again.config.state.chainId).toBe(mainnet.id)
  expect(again.config.getClient().chain.id).toBe(mainnet.id)
})

test('behavior: an account on a network that was added again keeps it', async () => {
  const { config, kit, memory } = setup()
  await addNetwork(kit, { network: optimism })
  const [connector] = config.connectors
  if (!connector) return expect.unreachable()
  await connect(config, { connector })
  const again = setup({}, memory)
  await addNetwork(again.kit, { network: optimism })
  await reconnect(again.config)
  expect(again.kit.getActiveAccount()?.chainId).toBe(optimism.id)
  expect(again.config.state.chainId).toBe(optimism.id)
})

test('behavior: a connected wallet stays, and the modal asks to switch', async () => {
  const { connectWallet, kit, view } = createModalKit()
  const stop = watchAccounts(kit)
  await connectWallet()
  openModal(kit, { view: 'Account' })
  await removeNetwork(kit, { chainId: mainnet.id })
  expect(kit.getActiveAccount()).toMatchObject({ chainId: 1 })
  expect(view()).toBe('UnsupportedChain')
  await addNetwork(kit, { network: mainnet })
  expect(view()).toBe('Account')
  stop()
})

test('behavior: a cluster in use falls back to the first, and stays so', async () => {
  const options = { solana: solana({ clusters: [solanaMainnet, devnet] }) }
  const { kit, memory } = setup(options)
  await kit.solana?.switchNetwork({ caipNetworkId: devnet.id })
  await removeNetwork(kit, { chainId: devnet.id })
  expect(kit.solana?.clusters.map(({ id }) => id)).toEqual([solanaMainnet.id])
  expect(kit.solana?.getState().network).toBe(solanaMainnet.id)
  const again = setup(options, memory)
  const unmount = again.kit.mount()
  expect(again.kit.solana?.getState().network).toBe(solanaMainnet.id)
  unmount()
})

test.each([
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'ADAPTER_NOT_FOUND'],
  [devnet.id, 'ADAPTER_NOT_FOUND'],
  ['near:main', 'INVALID_CAIP_NETWORK_ID'],
  ['main', 'INVALID_CHAIN_ID'],
  [optimism.id, 'CHAIN_NOT_SUPPORTED'],
  [undefined, 'INVALID_PARAMETER'],
])('error: %j', async (chainId, code) => {
  const { ids, kit } = setup()
  const done = removeNetwork(kit, { chainId: chainId as never })
  await expect(done).rejects.toMatchObject({ code })
  expect(ids()).toEqual([1, 8453])
})

test('error: the last one of a namespace', async () => {
  const { ids, kit } = setup({ solana: solana({ clusters: [devnet] }) })
  await removeNetwork(kit, { chainId: 1 })
  for (const chainId of [base.id, devnet.id])
    await expect(removeNetwork(kit, { chainId })).rejects.toMatchObject({
      code: 'LAST_NETWORK',
    })
  expect(ids()).toEqual([8453])
  expect(kit.solana?.clusters).toHaveLength(1)
})
