import { expect, vi } from 'vitest'
import { connectWallet } from '../../../src/actions/connectWallet.js'
import type { Step } from './actionSteps.js'
import { createSilentWorld, type Part } from './createSilentWorld.js'
import { isTyped, type Outcome, runStep } from './walkSteps.js'

/** Gives the test a page that can open windows. */
export function stubPage() {
  const page = Object.assign(new URL('https://app.test/'), {
    assign() {},
    replace() {},
  })
  vi.stubGlobal('location', page)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: page }))
  // One that has left for another origin, and stays open.
  vi.stubGlobal('open', () => ({ closed: false, close() {}, location: {} }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

/** Loads what loads on first use, then replaces the timers. */
export async function prepareWalk() {
  stubPage()
  const world = createSilentWorld({})
  await world.logIn()
  await connectWallet(world.kit, { namespace: 'solana', walletId: 'ID_AUTH' })
  world.dispose()
  await vi.dynamicImportSettled()
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
    ],
  })
}

/**
 * Runs a call where everything answers, then with each part silent from each
 * of its requests on.
 *
 * @returns how many silent worlds were tried
 */
export async function walk(step: Step, options: walk.Options = {}) {
  const rejections: unknown[] = []
  const onRejection = (error: unknown) => void rejections.push(error)
  process.on('unhandledRejection', onRejection)
  try {
    const plain = await runStep(step, undefined, options)
    check('everything answers', plain)
    const parts = Object.entries(plain.counts) as [Part, number][]
    let walked = 0
    for (const [part, count] of parts) {
      if (options.part && part !== options.part) continue
      for (let from = 0; from < count; from++) {
        check(
          `${part} is silent from request ${from} on`,
          await runStep(step, { from, part }, options),
        )
        walked++
      }
    }
    await new Promise(setImmediate)
    expect(rejections).toEqual([])
    return walked
  } finally {
    process.off('unhandledRejection', onRejection)
  }
}

export declare namespace walk {
  type Options = {
    /** Whether the frame announces that it answers pings. */
    isExtended?: boolean | undefined
    /** The only part that falls silent. */
    part?: Part | undefined
  }
}

function check(world: string, outcome: Outcome) {
  const { elapsed, error, timers } = outcome
  expect(elapsed, `${world}: it settles`).toBeDefined()
  if (error !== undefined)
    expect(isTyped(error), `${world}: ${String(error)}`).toBe(true)
  expect(timers, `${world}: no timer is left`).toBe(0)
}

/** Every step of a table, with a name for its test. */
export function listSteps(
  table: Readonly<Record<string, Step | readonly Step[]>>,
) {
  return Object.entries(table).flatMap(([name, steps]) =>
    ([steps].flat() as Step[]).map((step, index) => ({
      name: index === 0 ? name : `${name} (${index + 1})`,
      step,
    })),
  )
}
