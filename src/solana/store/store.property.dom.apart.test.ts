import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import { createKitStorage } from '../../core/storage.js'
import { devnet, mainnet, testnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const networks = [mainnet.id, testnet.id, devnet.id]
const keys = Array.from({ length: 5 }, createSolanaKey)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates three wallets, and pages that are loaded one after the other. */
function createWorld() {
  localStorage.clear()
  let answer = async () => {}
  const wallets = ['Ember', 'Flint', 'Opal'].map((name, index) => ({
    ...createStandardWallet({
      name,
      keys: keys.slice(index, index + 1),
      answer: () => answer(),
    }),
    name,
    unregister: () => {},
    isThere: false,
  }))
  let port = load()
  let unmount = port.mount()

  function load() {
    return solana()({
      projectId: 'test',
      hosts: defaultHosts,
      frame: undefined,
      pairing: undefined,
      storage: createKitStorage(),
      logger: noopLogger,
    })
  }
  function register(index: number) {
    const wallet = wallets[index]
    if (!wallet || wallet.isThere) return
    wallet.isThere = true
    wallet.unregister = wallet.register()
  }
  function unregister(index: number) {
    const wallet = wallets[index]
    if (!wallet?.isThere) return
    wallet.isThere = false
    wallet.unregister()
  }
  wallets.forEach((_, index) => void register(index))

  return {
    wallets,
    getPort: () => port,
    setAnswer(next: () => Promise<void>) {
      answer = next
    },
    register,
    unregister,
    /** Replaces the page; its wallets register after their delays. */
    async reload(delays: readonly number[]) {
      unmount()
      await flush()
      wallets.forEach((_, index) => void unregister(index))
      port = load()
      unmount = port.mount()
      for (const [index, ms] of delays.entries())
        setTimeout(() => register(index), ms)
      await vi.advanceTimersByTimeAsync(10_000)
    },
    async end() {
      unmount()
      await flush()
      wallets.forEach((_, index) => void unregister(index))
    },
  }
}

let current: World | undefined

/** Cleans up, so that a failed run does not affect the next one. */
async function end() {
  await current?.end()
  await vi.advanceTimersByTimeAsync(10_000)
}

function start() {
  current = createWorld()
  return current
}

const flush = () => vi.advanceTimersByTimeAsync(0)

type World = ReturnType<typeof createWorld>

/** Asserts what must hold whenever nothing is pending. */
function assertTruth({ getPort, wallets }: World) {
  const { accounts, network, status } = getPort().getState()
  for (const wallet of wallets) {
    const own = accounts.filter(({ connector }) => connector.id === wallet.name)
    expect(wallet.getFollowers()).toBe(own.length ? 1 : 0)
    if (own.length)
      expect(own.map(({ address }) => address)).toEqual(wallet.getAddresses())
  }
  for (const account of accounts) {
    expect(account.status).toBe('connected')
    expect(account.caipAddress).toBe(`${network}:${account.address}`)
  }
  expect(accounts.filter(({ isActive }) => isActive)).toHaveLength(
    Math.min(accounts.length, 1),
  )
  expect(status).toBe(accounts.length ? 'connected' : 'disconnected')
  const text = localStorage.getItem('latchkey.solana')
  const stored = text ? JSON.parse(text).wallets : []
  expect(
    stored.flatMap((item: { addresses: string[] }) => item.addresses),
  ).toEqual(expect.arrayContaining(accounts.map(({ address }) => address)))
  expect(stored).toHaveLength(
    new Set(accounts.map(({ connector }) => connector.id)).size,
  )
}

const which = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('connect'), which }),
  fc.record({ kind: fc.constant('refuse'), which }),
  fc.record({ kind: fc.constant('disconnect'), which }),
  fc.record({ kind: fc.constant('disconnectAll') }),
  fc.record({
    kind: fc.constant('accounts'),
    which,
    keys: fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('lock'), which }),
  fc.record({ kind: fc.constant('unlock'), which }),
  fc.record({ kind: fc.constant('network'), which }),
  fc.record({ kind: fc.constant('walletNetwork'), which, network: which }),
  fc.record({ kind: fc.constant('unregister'), which }),
  fc.record({ kind: fc.constant('register'), which }),
  fc.record({
    kind: fc.constant('reload'),
    delays: fc.tuple(
      ...[0, 1, 2].map(() => fc.constantFrom(0, 500, 2_500, 4_000)),
    ),
  }),
) as fc.Arbitrary<Step>

type Step = {
  kind: string
  which: number
  keys: number[]
  network: number
  delays: number[]
}

async function run(world: World, step: Step): Promise<unknown> {
  const { wallets } = world
  const wallet = wallets[step.which] ?? wallets[0]
  const port = world.getPort()
  const walletId = wallet?.name ?? ''
  switch (step.kind) {
    case 'connect':
      return port.connect({ walletId }).catch(() => {})
    case 'refuse': {
      world.setAnswer(async () => {
        throw Object.assign(new Error('no'), { code: 4001 })
      })
      const call = port.connect({ walletId }).catch(() => {})
      await flush()
      world.setAnswer(async () => {})
      return call
    }
    case 'disconnect':
      return port.disconnect({ walletId })
    case 'disconnectAll':
      return port.disconnect()
    case 'accounts':
      return wallet?.setKeys(step.keys.flatMap((index) => keys[index] ?? []))
    case 'lock':
    case 'unlock':
      return wallet?.grant(step.kind === 'unlock')
    case 'network':
      return port.switchNetwork({
        caipNetworkId: networks[step.which] ?? mainnet.id,
      })
    case 'walletNetwork':
      return wallet?.setChains([
        (['solana:mainnet', 'solana:testnet', 'solana:devnet'] as const)[
          step.network
        ] ?? 'solana:mainnet',
      ])
    case 'unregister':
      return world.unregister(step.which)
    case 'register':
      return world.register(step.which)
    default:
      return world.reload(step.delays)
  }
}

/** Returns the wallets that must be connected after a step. */
function predict(world: World, connected: Set<string>, step: Step) {
  const { name = '', isThere } = world.wallets[step.which] ?? {}
  switch (step.kind) {
    case 'connect':
      return isThere ? connected.add(name) : connected
    case 'disconnect':
    case 'lock':
    case 'unregister':
      connected.delete(name)
      return connected
    case 'disconnectAll':
      return new Set<string>()
    case 'reload':
      return new Set(
        world.wallets
          .filter(
            ({ name }, index) =>
              connected.has(name) && (step.delays[index] ?? 0) < 3_000,
          )
          .map(({ name }) => name),
      )
    default:
      return connected
  }
}

test('behavior: the state always matches the wallets', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      async (steps) => {
        await end()
        const world = start()
        let connected = new Set<string>()
        for (const step of steps) {
          const before = world.getPort().getState()
          connected = predict(world, connected, step)
          const done = run(world, step)
          await vi.advanceTimersByTimeAsync(4_000)
          await done
          assertTruth(world)
          const { accounts } = world.getPort().getState()
          expect(
            new Set(accounts.map(({ connector }) => connector.id)),
          ).toEqual(connected)
          // A step of one wallet does not affect the accounts of the others.
          if (['connect', 'accounts', 'lock'].includes(step.kind)) {
            const others = (list: typeof accounts) =>
              list
                .filter(
                  ({ connector }) =>
                    connector.id !== world.wallets[step.which]?.name,
                )
                .map(({ address }) => address)
            expect(others(accounts)).toEqual(others(before.accounts))
          }
        }
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)

test('behavior: the state matches the wallets after concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.constantFrom(0, 0, 1, 50, 400)), {
        minLength: 2,
        maxLength: 25,
      }),
      fc.array(fc.constantFrom(0, 10, 300), { minLength: 1, maxLength: 5 }),
      async (steps, delays) => {
        await end()
        const world = start()
        let count = 0
        world.setAnswer(
          () =>
            new Promise((resolve) => {
              setTimeout(resolve, delays[count++ % delays.length])
            }),
        )
        const calls: Promise<unknown>[] = []
        for (const [step, ms] of steps) {
          if (step.kind === 'refuse') continue
          // Pending requests end with a page; here they would live on.
          if (step.kind === 'reload') await vi.advanceTimersByTimeAsync(10_000)
          const call = run(world, step)
          if (step.kind === 'reload') await call
          else calls.push(call)
          if (ms) await vi.advanceTimersByTimeAsync(ms)
        }
        await vi.advanceTimersByTimeAsync(10_000)
        await Promise.all(calls)
        assertTruth(world)
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)
