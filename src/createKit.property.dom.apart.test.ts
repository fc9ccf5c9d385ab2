import {
  type Config,
  createConfig,
  createConnector,
  createStorage,
  reconnect,
} from '@wagmi/core'
import fc from 'fast-check'
import { http, UserRejectedRequestError } from 'viem'
import { base, mainnet as ethereum, optimism } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createSolanaKey,
  createStandardWallet,
} from '../test/setup/solana/createStandardWallet.js'
import { connectWallet } from './actions/connectWallet.js'
import { disconnectAccount } from './actions/disconnectAccount.js'
import { disconnectAll } from './actions/disconnectAll.js'
import { getAccounts } from './actions/getAccounts.js'
import { getActiveAccount } from './actions/getActiveAccount.js'
import { setActiveAccount } from './actions/setActiveAccount.js'
import { switchNetwork } from './actions/switchNetwork.js'
import type { Account, AccountNamespace } from './core/account/account.js'
import { createKit } from './createKit.js'
import { devnet, mainnet, testnet } from './solana/clusters/clusters.js'
import { solana } from './solana/solana.js'

const names = ['Ember', 'Flint']
const addresses = ['1', '2', '3', '4'].map(
  (digit) => `0x${digit.repeat(40)}` as const,
)
const keys = Array.from({ length: 4 }, createSolanaKey)
const chains = [ethereum, base, optimism] as const
const clusters = [mainnet, testnet, devnet] as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const flush = () => vi.advanceTimersByTimeAsync(0)

/** An EVM wallet that serves as the source of truth. */
function createEvmWallet(name: string, isRefusing: () => boolean) {
  const wallet = {
    addresses: [addresses[0] ?? '0x'] as readonly `0x${string}`[],
    chainId: ethereum.id as number,
    isGranted: false,
    emit: (_change: object | undefined) => {},
  }
  const connector = createConnector((config) => {
    wallet.emit = (change) =>
      change
        ? config.emitter.emit('change', change)
        : config.emitter.emit('disconnect')
    return {
      id: name,
      name,
      type: 'test',
      async connect() {
        if (isRefusing()) throw new UserRejectedRequestError(new Error('no'))
        wallet.isGranted = true
        return { accounts: wallet.addresses as never, chainId: wallet.chainId }
      },
      async disconnect() {
        wallet.isGranted = false
      },
      getAccounts: async () => wallet.addresses,
      getChainId: async () => wallet.chainId,
      getProvider: async () => ({ request: async () => null }),
      isAuthorized: async () => wallet.isGranted,
      async switchChain({ chainId }) {
        wallet.chainId = chainId
        config.emitter.emit('change', { chainId })
        return chains.find(({ id }) => id === chainId) ?? ethereum
      },
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  })
  return { connector, wallet }
}

/** Two wallets per namespace, and the pages loaded one after another. */
function createWorld() {
  localStorage.clear()
  let isRefusing = false
  const evm = names.map((name) => createEvmWallet(name, () => isRefusing))
  const others = names.map((name, index) =>
    createStandardWallet({
      name,
      keys: keys.slice(index, index + 1),
      async answer() {
        if (isRefusing) throw Object.assign(new Error('no'), { code: 4001 })
      },
    }),
  )
  const stops = others.map((wallet) => wallet.register())
  const storage = createStorage({ storage: localStorage })

  function load() {
    const config: Config = createConfig({
      chains,
      connectors: evm.map(({ connector }) => connector),
      multiInjectedProviderDiscovery: false,
      storage,
      transports: {
        [ethereum.id]: http('http://localhost:1'),
        [base.id]: http('http://localhost:1'),
        [optimism.id]: http('http://localhost:1'),
      },
    })
    const kit = createKit({ config, projectId: 'test', solana: solana() })
    return { config, kit, unmount: kit.mount() }
  }
  let page = load()
  return {
    evm: evm.map(({ wallet }) => wallet),
    others,
    page: () => page,
    async reload() {
      page.unmount()
      await flush()
      page = load()
      await reconnect(page.config)
    },
    setRefusing(value: boolean) {
      isRefusing = value
    },
    async end() {
      page.unmount()
      await flush()
      for (const stop of stops) stop()
    },
  }
}

type World = ReturnType<typeof createWorld>

const kinds = [
  'connect',
  'connect',
  'refuse',
  'disconnect',
  'disconnectAll',
  'accounts',
  'lock',
  'network',
  'setActiveAccount',
  'reload',
] as const

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  namespace: fc.constantFrom<AccountNamespace>('eip155', 'solana'),
  which: fc.nat({ max: 1 }),
  item: fc.nat({ max: 2 }),
})
type Step = {
  kind: (typeof kinds)[number]
  namespace: AccountNamespace
  which: number
  item: number
}

/** @returns whether it moved the focus to its namespace */
async function run(world: World, step: Step): Promise<boolean> {
  const { item, kind, namespace, which } = step
  const { kit } = world.page()
  const isEvm = namespace === 'eip155'
  const wallet = world.evm[which]
  const other = world.others[which]
  const uid = getAccounts(kit, { namespace }).find(
    ({ connector }) => connector.id === names[which],
  )?.connector.uid
  switch (kind) {
    case 'connect':
      await connectWallet(kit, { namespace, walletId: names[which] ?? '' })
      return true
    case 'refuse': {
      if (uid) return false
      world.setRefusing(true)
      const call = connectWallet(kit, {
        namespace,
        walletId: names[which] ?? '',
      })
      await expect(call).rejects.toMatchObject({ code: 4001 })
      world.setRefusing(false)
      return false
    }
    case 'disconnect':
      if (uid) await disconnectAccount(kit, { connectorUid: uid })
      return false
    case 'disconnectAll':
      await disconnectAll(kit, item === 0 ? {} : { namespace })
      return false
    case 'accounts':
      if (isEvm && wallet) {
        wallet.addresses = addresses.slice(item, item + 2)
        wallet.emit({ accounts: wallet.addresses })
      } else other?.setKeys(keys.slice(item, item + 2))
      return false
    case 'lock':
      if (isEvm && wallet?.isGranted) {
        wallet.isGranted = false
        wallet.emit(undefined)
      } else if (!isEvm) other?.grant(false)
      return false
    case 'network':
      await switchNetwork(kit, {
        chainId: (isEvm ? chains[item] : clusters[item])?.id ?? 1,
      })
      return true
    case 'setActiveAccount':
      if (uid) await setActiveAccount(kit, { connectorUid: uid })
      return uid !== undefined
    default:
      await world.reload()
      return false
  }
}

/** Accounts according to the wallets, by name. */
function readTruth({ evm, others }: World): Record<string, readonly string[]> {
  return Object.fromEntries([
    ...evm.map((wallet, index) => [
      `eip155:${names[index]}`,
      wallet.isGranted
        ? wallet.addresses.map((item) => `eip155:${wallet.chainId}:${item}`)
        : [],
    ]),
    ...others.map((wallet, index) => [
      `solana:${names[index]}`,
      wallet.getFollowers() > 0 ? wallet.getAddresses() : [],
    ]),
  ])
}

/** Accounts according to the kit. */
function readDerived(accounts: readonly Account[]) {
  const derived: Record<string, string[]> = {}
  for (const namespace of ['eip155', 'solana'] as const)
    for (const name of names) derived[`${namespace}:${name}`] = []
  for (const account of accounts)
    derived[`${account.namespace}:${account.connector.id}`]?.push(
      account.namespace === 'eip155' ? account.caipAddress : account.address,
    )
  return derived
}

function assertTruth(world: World, focus: AccountNamespace) {
  const { config, kit } = world.page()
  const { atoms, solana, store } = kit
  const accounts = store.get(atoms.accounts)
  expect(accounts).toBe(getAccounts(kit))
  expect(readDerived(accounts)).toEqual(readTruth(world))
  // EVM first, and each store's list unchanged.
  expect(accounts).toEqual([
    ...getAccounts(kit, { namespace: 'eip155' }),
    ...(solana?.getState().accounts ?? []),
  ])
  // No Solana address is in wagmi's state.
  for (const { accounts } of config.state.connections.values())
    for (const address of accounts) expect(address).toMatch(/^0x/)
  const network = solana?.getState().network
  for (const account of accounts) {
    expect(account.caipAddress).toBe(
      `${account.caipNetworkId}:${account.address}`,
    )
    if (account.namespace === 'solana') expect(account.chainId).toBe(network)
  }
  const active = store.get(atoms.activeAccount)
  expect(active).toBe(getActiveAccount(kit))
  const preferred = getActiveAccount(kit, { namespace: focus })
  expect(active).toBe(preferred ?? accounts.find(({ isActive }) => isActive))
  expect(active === undefined).toBe(accounts.length === 0)
}

let current: World | undefined

test('behavior: the list matches both stores, and no step of one namespace affects the other', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      async (steps) => {
        await current?.end()
        current = createWorld()
        const world = current
        let focus: AccountNamespace = 'eip155'
        for (const step of steps) {
          count++
          const other = step.namespace === 'eip155' ? 'solana' : 'eip155'
          const before = getAccounts(world.page().kit, { namespace: other })
          const isFocused = await run(world, step)
          await flush()
          if (isFocused) focus = step.namespace
          assertTruth(world, focus)
          const after = getAccounts(world.page().kit, { namespace: other })
          const isBoth = step.kind === 'disconnectAll' && step.item === 0
          if (step.kind === 'reload')
            expect(readDerived(after)).toEqual(readDerived(before))
          else if (!isBoth) expect(after).toBe(before)
        }
      },
    ),
    { numRuns: 1_000 },
  )
  expect(count).toBeGreaterThan(4_000)
}, 120_000)
