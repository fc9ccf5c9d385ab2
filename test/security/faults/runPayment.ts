import { KitError } from '../../../src/core/errors/base.js'
import { getMoneyState } from '../../../src/core/errors/getMoneyState.js'
import type { createPageLocks } from './createPageLocks.js'
import type { Random } from './createRandom.js'

export type World = {
  pages: ReturnType<typeof createPageLocks>
  wait(ms: number): Promise<void>
}

export type Result = {
  seed: number
  faults: number
  /** How often the receiver was paid the amount. */
  debits: number
  /** Contradictions to what the app reported. */
  lies: string[]
  isPaid: boolean
  last: string
}

/** One page, from opening until it is left or reloaded. */
export type Page = {
  hasLocks: boolean
  /** Counts a fault. */
  count(): void
  isClosed(): boolean
  /** Whether faults have ended. */
  isHealed(): boolean
  /** Sometimes leaves the page while the payment is being confirmed. */
  onStep(progress: { step: string }): void
  /** Probability that a request fails. */
  rate(): number
}

type Run = () => Promise<string>
type Opened = Page & { left: Promise<undefined>; leave(): void; run: Run }

const HEALED_AFTER_MS = 180_000

/**
 * Simulates a user who wants to make one payment, whatever it takes: clicks
 * twice, reloads during the payment, retries.
 */
export async function runPayment(
  { pages, wait }: World,
  parameters: runPayment.Parameters,
): Promise<Result> {
  const { getDebits, giveUpAfterMs, hasLanded, random, seed } = parameters
  const { hasTabs = false, tickMs = 1 } = parameters
  const startedAt = Date.now()
  const isHealed = () => Date.now() - startedAt > HEALED_AFTER_MS
  const rate = random.pick([0.05, 0.1, 0.3, 0.5])
  const hasLocks = random.chance(0.7)
  const result: Result = {
    ...{ seed, faults: 0, debits: 0, lies: [], isPaid: false, last: '' },
  }
  const count = () => void result.faults++
  const draw = (most: number) => random.between(0, most / tickMs) * tickMs

  async function open(): Promise<Opened> {
    let isClosed = false
    let leave = () => {}
    const left = new Promise<undefined>((resolve) => {
      leave = () => {
        isClosed = true
        pages.close(page)
        count()
        resolve(undefined)
      }
    })
    const page: Page = {
      ...{ count, hasLocks, isHealed },
      isClosed: () => isClosed,
      onStep({ step }) {
        if (step === 'confirming' && !isHealed() && random.chance(0.2))
          wait(draw(3_000)).then(leave)
      },
      rate: () => (isHealed() ? 0 : rate),
    }
    const pay = await parameters.open(page)
    return { ...page, leave, left, run: () => pages.runAs(page, pay) }
  }

  /** Clicks once, and sometimes a second time before the first is answered. */
  async function click(run: Run): Promise<Outcome> {
    let isOver = false
    const first = settle(run()).finally(() => {
      isOver = true
    })
    if (!random.chance(0.3)) return first
    await Promise.race([wait(draw(3_000)), first])
    // After the answer it would be another payment.
    if (isOver) return first
    count()
    const both = [settle(run()), first] as const
    // The page shows a success as soon as one of them has it.
    return Promise.race([...both.map(findPaid), Promise.all(both).then(pick)])
  }

  /** What the user saw in a second tab. */
  let elsewhere: Outcome | undefined

  /** Sometimes pays in a second tab at the same time. */
  async function payInTabs(run: Run) {
    if (!hasTabs || !hasLocks || !random.chance(0.2)) return click(run)
    const other = await open()
    count()
    let isOver = false
    const first = click(run).finally(() => {
      isOver = true
    })
    // After the first it would be another payment.
    const second = wait(draw(3_000)).then(() =>
      isOver ? undefined : payIn(other),
    )
    const both = Promise.all([first, second]).then((outcomes) => {
      if (random.chance(0.5)) other.leave()
      return pickOfTabs(outcomes)
    })
    // The page shows a success as soon as it has it, whatever the other does.
    return Promise.race([findPaid(first), both])
  }

  async function payIn({ left, run }: Opened) {
    elsewhere = await Promise.race([settle(run()), left])
    return elsewhere
  }

  let page = await open()
  for (let tries = 0; tries < 40 && !result.isPaid; tries++) {
    if (Date.now() - startedAt > giveUpAfterMs) break
    if (elsewhere?.hash) {
      result.isPaid = true
      break
    }
    if (!isHealed() && random.chance(0.35)) wait(draw(40_000)).then(page.leave)
    const outcome = await Promise.race([payInTabs(page.run), page.left])
    if (!outcome) {
      page = await open()
      await wait(draw(random.chance(0.2) ? parameters.longestMs : 5_000))
      continue
    }
    result.last = outcome.text
    if (outcome.hash) {
      result.isPaid = true
      if (!(await hasLanded(outcome.hash)))
        result.lies.push(`no ${outcome.hash}`)
      break
    }
    if (outcome.state === undefined) result.lies.push(`untold ${outcome.text}`)
    if (outcome.state === 'no' && (await getDebits()) > 0)
      result.lies.push(`not withNotSent ${outcome.text}`)
    await wait(draw(random.chance(0.2) ? parameters.longestMs : 20_000))
  }
  // Time for anything that is still in flight.
  page.leave()
  await wait(120_000)
  result.debits = await getDebits()
  if (result.isPaid && result.debits !== 1)
    result.lies.push(`paid ${result.debits} times`)
  return result
}

export declare namespace runPayment {
  type Parameters = {
    /** Returns how often the receiver was paid the amount. */
    getDebits(): number | Promise<number>
    /** After this time, the same payment would be meant as a new one. */
    giveUpAfterMs: number
    /** Whether a payment reported as made is on the chain. */
    hasLanded(hash: string): boolean | Promise<boolean>
    /** Whether the app may be open in two tabs. */
    hasTabs?: boolean | undefined
    /** Longest pause between two attempts. */
    longestMs: number
    /** Loads the app in a page; returns what a click on "Pay" runs. */
    open(page: Page): Run | Promise<Run>
    random: Random
    seed: number
    /** Pauses are multiples of this. */
    tickMs?: number | undefined
  }
}

type Outcome = {
  hash?: string
  state?: 'no' | 'yes' | 'unknown' | undefined
  text: string
}

const pick = (outcomes: readonly [Outcome, Outcome]) =>
  outcomes.find(({ hash }) => hash) ?? outcomes[0]

function pickOfTabs([first, second]: readonly [Outcome, Outcome | undefined]) {
  if (!second || first.hash) return first
  // Both tell the same, or the user cannot tell.
  return second.hash || second.state === first.state
    ? second
    : { ...first, state: 'unknown' as const }
}

/** Never resolves with anything but a success. */
async function findPaid(outcome: Promise<Outcome>): Promise<Outcome> {
  const found = await outcome
  return found.hash ? found : new Promise(() => {})
}

async function settle(run: Promise<string>): Promise<Outcome> {
  try {
    const hash = await run
    return { hash, text: 'paid' }
  } catch (error) {
    const code = error instanceof KitError ? error.code : String(error)
    return { state: getMoneyState(error), text: code }
  }
}
