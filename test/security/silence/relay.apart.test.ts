// A process of its own: it replaces timers. Rejections that nobody handles fail
// it, also those of the WalletConnect library.
import {
  type Config,
  connect,
  createConfig,
  createStorage,
  disconnect,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
} from '@wagmi/core'
import { http } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startRelay } from '../../../packages/devnet/src/relay/startRelay.js'
import { toConnector } from '../../../src/connectors/walletConnect/toConnector.js'
import {
  createDisk,
  createPairingPage,
} from '../../setup/pairing/createPairingPage.js'
import { createRelayWallet } from '../../setup/pairing/createRelayWallet.js'
import { APPROVAL_MS, BOUND_MS } from './actionSteps.js'
import { isTyped } from './walkSteps.js'

const hash = `0x${'1'.repeat(64)}`
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let relay: Awaited<ReturnType<typeof startRelay>>
const { setTimeout: realSetTimeout } = globalThis

beforeAll(async () => {
  relay = await startRelay({ now: () => Date.now(), port: 0 })
  vi.useFakeTimers({
    toFake: [
      ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      'Date',
    ] as const,
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await relay.stop()
})

/** An app and a wallet that approves everything, over a relay that runs. */
async function createWorld() {
  const closing: (() => Promise<unknown>)[] = []
  const disk = createDisk()
  const storage = createStorage({ storage: createDisk() })
  const wallet = await createRelayWallet({
    automatic: ({ params: { request } }) =>
      request.method === 'eth_sendTransaction' ? 'wait' : 'approve',
    relayUrl: relay.url,
  })
  closing.push(wallet.stop)
  wallet.kit.on('session_request', (asked) => {
    if (asked.params.request.method === 'eth_sendTransaction')
      wallet.respond(asked, hash).catch(() => {})
  })

  /** Opens a visit to the app. */
  function visit() {
    const page = createPairingPage({
      ...{ disk, provided: [], relayUrl: relay.url },
    })
    closing.push(page.close)
    page.pairing.on((event) => {
      if (event.type !== 'uri') return
      const paired = wallet.pair(event.uri)
      paired
        .then(() => wallet.approve({ chains: ['eip155:1'] }))
        .catch(() => {})
    })
    const config: Config = createConfig({
      chains: [mainnet, optimism],
      connectors: [
        (parameters) =>
          toConnector({
            config: parameters as never,
            pairing: page.pairing,
          }) as never,
      ],
      multiInjectedProviderDiscovery: false,
      storage,
      transports: {
        [mainnet.id]: http('http://localhost:1'),
        [optimism.id]: http('http://localhost:1'),
      },
    })
    const [connector] = config.connectors
    if (!connector) throw new Error('no connector')
    return { config, connector, page }
  }
  return {
    visit,
    wallet,
    async close() {
      for (const end of closing) await end()
    },
  }
}

/** Within which a message arrives. */
const TURN_MS = 20
/** Longest wait of the WalletConnect library, and more. */
const REST_MS = 400_000

type World = Awaited<ReturnType<typeof createWorld>>
type Visit = ReturnType<World['visit']>

const steps: Record<string, Step> = {
  connect: {
    bound: APPROVAL_MS,
    isConnected: false,
    run: ({ config, connector }) => connect(config, { connector }),
  },
  'connect again after a reload': {
    isReloaded: true,
    run: ({ config }) => reconnect(config),
  },
  disconnect: { run: ({ config }) => disconnect(config) },
  'a signature': {
    bound: APPROVAL_MS,
    run: ({ config }) => signMessage(config, { message: 'Hello' }),
  },
  'a transaction': {
    bound: APPROVAL_MS,
    run: ({ config }) =>
      sendTransaction(config, { gas: 21_000n, to: receiver, value: 1n }),
  },
  'a switch': {
    bound: APPROVAL_MS,
    run: ({ config }) => switchChain(config, { chainId: optimism.id }),
  },
}

type Step = {
  /** Milliseconds within which it settles. Default `BOUND_MS`. */
  bound?: number
  /** Whether the wallet is connected before. Default true. */
  isConnected?: boolean
  /** Whether the page has been reloaded since. */
  isReloaded?: boolean
  run(visit: Visit): Promise<unknown>
}

/** Runs a step over a relay that passes a number of its messages. */
async function runStep(step: Step, after: number) {
  const world = await createWorld()
  try {
    let visit = world.visit()
    const { config, connector } = visit
    if (step.isConnected !== false)
      await settle(connect(config, { connector }), APPROVAL_MS)
    if (step.isReloaded) {
      await visit.page.close()
      visit = world.visit()
    }
    relay.control.fallSilent({ after, except: [world.wallet.clientId] })
    const fate = await settle(step.run(visit), step.bound ?? BOUND_MS)
    const heard = relay.control.heard()
    // What the library does later is part of it, too.
    if (relay.control.isSilent()) await vi.advanceTimersByTimeAsync(REST_MS)
    return { ...fate, heard }
  } finally {
    await world.close()
    await relay.control.heal()
  }
}

/** Advances the clock until the promise has settled, for `bound` at most. */
async function settle(promise: Promise<unknown>, bound: number) {
  let fate: { error?: unknown; value?: unknown } | undefined
  promise.then(
    (value) => {
      fate = { value }
    },
    (error) => {
      fate = { error }
    },
  )
  const end = Date.now() + bound
  while (!fate && Date.now() <= end) {
    await quiet(() => fate !== undefined)
    if (fate) break
    // As long as the relay answers, time passes as it does.
    if (relay.control.isSilent()) await vi.advanceTimersToNextTimerAsync()
    else await vi.advanceTimersByTimeAsync(TURN_MS)
  }
  return fate
}

/** Lets messages arrive before the clock advances. */
async function quiet(isDone: () => boolean) {
  for (let heard = -1; heard !== relay.control.heard() && !isDone(); ) {
    heard = relay.control.heard()
    for (let ms = 0; ms < TURN_MS && !isDone(); ms += 5)
      await new Promise((resolve) => realSetTimeout(resolve, 5))
  }
}

test.each(Object.entries(steps))(
  'behavior: %s settles, wherever the relay falls silent',
  { timeout: 120_000 },
  async (name, step) => {
    const plain = await runStep(step, Number.POSITIVE_INFINITY)
    expect(plain.error).toBeUndefined()
    expect(plain.heard).toBeGreaterThan(0)
    for (let after = 0; after < plain.heard; after++) {
      const fate = await runStep(step, after)
      const world = `${name}: silent after ${after} messages`
      expect('value' in fate || 'error' in fate, world).toBe(true)
      if ('error' in fate && fate.error !== undefined)
        expect(isTyped(fate.error), `${world}: ${fate.error}`).toBe(true)
    }
  },
)
