import { WalletError } from '@solana/wallet-adapter-base'
import { connect } from '@wagmi/core'
import { BaseError } from 'viem'
import { vi } from 'vitest'
import { connectWallet } from '../../../src/actions/connectWallet.js'
import { KitError } from '../../../src/core/errors/base.js'
import { BOUND_MS, type Step } from './actionSteps.js'
import {
  createSilentWorld,
  type Part,
  type Silence,
  type SilentWorld,
} from './createSilentWorld.js'

/** Turns of the event loop within which a message or a response arrives. */
const IDLE_TURNS = 40
/** What ends after the call, such as a card that stays open, ends in this time. */
const REST_MS = 600_000

const { setTimeout: realSetTimeout } = globalThis
const REAL_WAIT_MS = 10
const REAL_WAITS = 300

export type Outcome = {
  counts: Record<Part, number>
  /** Milliseconds until it has settled; `undefined` if it has not. */
  elapsed: number | undefined
  error?: unknown
  timers: number
  value?: unknown
}

/** Runs a step in a world of its own, where a part falls silent. */
export async function runStep(
  step: Step,
  silence: Silence | undefined,
  options: createSilentWorld.Parameters = {},
): Promise<Outcome> {
  const world = createSilentWorld({ siwx: step.isSignInUsed, ...options })
  try {
    await finish(prepare(world, step), 600_000)
    world.start(silence)
    const start = Date.now()
    const bound = step.bound ?? BOUND_MS
    const fate = await settle(() => step.run(world), bound)
    const elapsed = fate ? Date.now() - start : undefined
    const counts = { ...world.counts }
    await vi.advanceTimersByTimeAsync(REST_MS)
    world.dispose()
    await vi.advanceTimersByTimeAsync(0)
    return { ...fate, counts, elapsed, timers: vi.getTimerCount() }
  } finally {
    world.dispose()
    vi.clearAllTimers()
  }
}

async function prepare(world: SilentWorld, step: Step) {
  const { account = 'embedded' } = step
  if (account === 'embedded') {
    await world.logIn()
    await connectWallet(world.kit, {
      namespace: 'solana',
      walletId: 'ID_AUTH',
    })
    world.services.fund(world.frame.solanaAddress ?? '')
  }
  if (account === 'paired') {
    const connector = world.config.connectors.find(
      ({ id }) => id === 'walletConnect',
    )
    if (connector) await connect(world.config, { connector })
  }
  await step.prepare?.(world)
}

async function finish(promise: Promise<unknown>, bound: number) {
  const fate = await settle(() => promise, bound)
  if (!fate) throw new Error('The preparation hangs')
  if ('error' in fate) throw fate.error
}

type Fate = { error?: unknown; value?: unknown }

/** Advances the clock until the call has settled, for `bound` at most. */
async function settle(
  run: () => unknown,
  bound: number,
): Promise<Fate | undefined> {
  let fate: Fate | undefined
  const end = Date.now() + bound
  new Promise((resolve) => resolve(run())).then(
    (value) => (fate = { value }),
    (error) => (fate = { error }),
  )
  for (;;) {
    await idle(() => fate !== undefined)
    if (fate || Date.now() > end) return fate
    // A module may be loading, or a signature in the making. Without that and
    // without a timer, it hangs.
    for (let wait = 0; vi.getTimerCount() === 0 && !fate; wait++) {
      if (wait === REAL_WAITS) return undefined
      await vi.dynamicImportSettled()
      await new Promise((resolve) => realSetTimeout(resolve, REAL_WAIT_MS))
    }
    if (fate) return fate
    await vi.advanceTimersToNextTimerAsync()
  }
}

/** Lets messages and responses arrive before the clock advances. */
async function idle(isDone: () => boolean) {
  for (let turn = 0; turn < IDLE_TURNS && !isDone(); turn++)
    await new Promise((resolve) => setImmediate(resolve))
}

/** Whether it is an error that an app can tell apart and show. */
export function isTyped(error: unknown) {
  const isKnown =
    error instanceof KitError ||
    // Wallet errors stay viem's, and those of adapters the adapters'.
    error instanceof BaseError ||
    error instanceof WalletError
  return isKnown && /\w+ \w+/.test(error.message)
}
