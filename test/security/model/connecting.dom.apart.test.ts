import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { begin, commands, finish, starts } from './commands.js'
import { createClock } from './createClock.js'
import { discardCores } from './createTab.js'
import { createWorld, type World } from './createWorld.js'
import { createModel } from './model.js'
import { warmUp } from './warmUp.js'
import { watchListeners } from './watchListeners.js'

const runs = Number(process.env.LATCHKEY_MODEL_RUNS ?? 1_000)
const seed = Number(process.env.LATCHKEY_MODEL_SEED ?? 20_261)
const maxCommands = Number(process.env.LATCHKEY_MODEL_COMMANDS ?? 12)
const path = process.env.LATCHKEY_MODEL_PATH

const unhandled: unknown[] = []
const onUnhandled = (error: unknown) => void unhandled.push(error)
let world: World | undefined

vi.mock('@walletconnect/ethereum-provider', () => ({
  EthereumProvider: class {
    signer: unknown
    async initialize(options: { storage: never }) {
      this.signer = { client: await world?.phone.start(options.storage) }
    }
  },
}))

const clock = createClock()
const listeners = watchListeners()

beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled)
  await warmUp((ready) => {
    world = ready
  })
  clock.install()
})
afterAll(() => {
  clock.uninstall()
  listeners.stop()
  process.off('unhandledRejection', onUnhandled)
})

test('behavior: in any order of events, a connection is what it claims to be', async () => {
  const told = ['warn', 'error'] as const
  const spies = told.map((name) => vi.spyOn(console, name))
  let sequences = 0
  let count = 0
  await fc.assert(
    fc.asyncProperty(commands(maxCommands), starts, async (list, start) => {
      sequences++
      clock.clear()
      localStorage.clear()
      const real = createWorld(clock, start.isTicking)
      world = real
      const model = createModel()
      try {
        await begin(model, real, start)
        await fc.asyncModelRun(() => ({ model, real }), list)
        await finish(model, real)
      } finally {
        for (const place of real.tabs.keys()) await real.close(place)
        real.setOnline(true)
        count += model.commands
      }
      // Timeouts of closed pages.
      await clock.advance(1_000_000)
      await discardCores()
      expect(clock.count()).toBe(0)
      expect(listeners.count()).toEqual({})
      expect(unhandled.splice(0)).toEqual([])
      for (const spy of spies) expect(spy.mock.calls).toEqual([])
    }),
    {
      numRuns: runs,
      seed,
      endOnFailure: !!process.env.LATCHKEY_MODEL_FAST,
      ...(path && { path }),
    },
  )
  process.stdout.write(
    `model: ${sequences} sequences, ${count} commands, seed ${seed}, 0 faults\n`,
  )
}, 3_600_000)
