import type { Spend } from '../../core/spend/spend.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView } from '../../ui/view.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import type { Ended, Expected } from './expected.js'

/** A card that is not simulated beats a card that is late. */
const DEADLINE_MS = 2_000
/** After this, what was simulated counts for nothing. */
const FRESH_MS = 20_000

type Untried = { status: 'unknown' }

/** How one kind of network tries a request out. */
export type Trial<outcome extends Ended> = {
  read(): Promise<Expected<outcome>>
  /** Whether the approval of what was shown counts for the later one, too. */
  isNoWorse(
    later: Expected<outcome | Untried>,
    shown: Expected<outcome | Untried>,
  ): boolean
  strings: Strings
  /** What leaves, and what others may take from now on. */
  toSpend(outcome: outcome): Spend | undefined
}

/**
 * Adds to a card what a simulation expects the request to change. The card
 * waits 2 s for it at most; what fails, cannot be simulated or differs from
 * what the bytes say is said, and leaves the page for the window.
 */
export async function withExpected<outcome extends Ended>(
  prepared: PreparedApproval,
  trial: Trial<outcome>,
): Promise<PreparedApproval> {
  return merge(prepared, trial, await readInTime(trial))
}

function merge<outcome extends Ended>(
  prepared: PreparedApproval,
  trial: Trial<outcome>,
  expected: Expected<outcome | Untried>,
): PreparedApproval {
  const at = Date.now()
  const { outcome } = expected
  return {
    ...prepared,
    view: toView(prepared.view, expected),
    isSimulated: outcome.status === 'done',
    needsWindow:
      prepared.needsWindow === true ||
      expected.isDifferent ||
      outcome.status === 'reverted',
    expectedSpend:
      outcome.status === 'done' ? trial.toSpend(outcome as outcome) : undefined,
    async renew() {
      if (Date.now() - at < FRESH_MS) return undefined
      const again = await readInTime(trial)
      // guard: stale simulation
      if (!trial.isNoWorse(again, expected))
        return merge(prepared, trial, again)
      return undefined
    },
  }
}

async function readInTime<outcome extends Ended>({
  read,
  strings,
}: Trial<outcome>): Promise<Expected<outcome | Untried>> {
  let onEnd = () => {}
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, DEADLINE_MS)
    onEnd = () => clearTimeout(timer)
  })
  const expected = await Promise.race([read().catch(() => undefined), late])
  onEnd()
  return expected ?? toUntried(strings)
}

/** What is said of a request that nobody has tried out. */
export function toUntried({ expected }: Strings): Expected<Untried> {
  return {
    outcome: { status: 'unknown' },
    ...{ isDifferent: false, rows: [], warning: expected.unknown },
  }
}

function toView(
  view: ApprovalView,
  { isDifferent, outcome, rows, warning }: Expected<Ended>,
): ApprovalView {
  const isAlert = isDifferent || outcome.status === 'reverted'
  const shown = new Set(view.rows.map(({ value }) => value.toLowerCase()))
  const fresh = rows.filter(({ kind, value }) => {
    const isKnown = kind === 'address' && shown.has(value.toLowerCase())
    shown.add(value.toLowerCase())
    return !isKnown
  })
  if (rows.length === 0 && !warning) return view
  return {
    ...view,
    expected: {
      rows: fresh,
      ...(warning && (isAlert ? { alert: warning } : { note: warning })),
    },
  }
}
