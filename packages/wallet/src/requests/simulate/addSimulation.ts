import type { Spend } from '../../core/spend/spend.js'
import type { Rpc } from '../../node/createRpc.js'
import { joinWarnings } from '../../ui/joinWarnings.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Row } from '../../ui/view.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import type { Simulated } from '../approval/simulation.js'
import type { Expected } from './expected.js'
import { isConfirmed } from './isConfirmed.js'
import { isDifferent } from './isDifferent.js'
import { isNoWorse } from './isNoWorse.js'
import { type Claim, readClaim, toClaimQuestions } from './readClaim.js'
import { readRevert } from './readRevert.js'
import { type Change, type Outcome, simulateCalls } from './simulateCalls.js'
import { toArrivalRows } from './toArrivalRows.js'
import { toExpectedRows } from './toExpectedRows.js'
import { withExpected } from './withExpected.js'

type Simulation = Simulated & { rpc: Rpc; strings: Strings }

/** Adds to a card what the frame's own node expects the request to change. */
export async function addSimulation(
  prepared: PreparedApproval,
  tools: Pick<Simulation, 'rpc' | 'strings'>,
): Promise<PreparedApproval> {
  const { simulation: simulated, ...rest } = prepared
  if (!simulated) return prepared
  const simulation = { ...simulated, ...tools }
  return withExpected<Outcome>(rest, {
    isNoWorse,
    read: () => describe(simulation),
    strings: tools.strings,
    toSpend: (outcome) =>
      outcome.status === 'done' ? toSpend(outcome.changes) : undefined,
  })
}

async function describe(simulation: Simulation): Promise<Expected> {
  const { account, claimed, named, strings } = simulation
  const claim = readClaim(claimed ?? simulation.calls, account, named)
  const outcome = await simulateCalls({
    ...{ ...simulation, questions: toClaimQuestions(claim) },
  })
  const { expected } = strings
  if (outcome.status === 'reverted') {
    const reason = readRevert(outcome.reason, strings)
    const items = simulation.calls.map((_, index) =>
      index === outcome.index ? [reason] : [],
    )
    const [warning] =
      items.length > 1 ? joinWarnings(strings, 'call', items) : [reason]
    return { outcome, isDifferent: false, rows: [], warning }
  }
  if (outcome.status !== 'done')
    return {
      ...{ outcome, isDifferent: false, rows: [] },
      warning: expected[outcome.status],
    }
  return describeChanges(outcome, claim, simulation)
}

async function describeChanges(
  outcome: Extract<Outcome, { status: 'done' }>,
  claim: Claim,
  simulation: Simulation,
): Promise<Expected> {
  const { changes, hasMore } = outcome
  const { expected } = simulation.strings
  const [rows, { isRounded, rows: arrivals }] = await Promise.all([
    toExpectedRows(changes, simulation),
    toArrivalRows(claim, changes, simulation),
  ])
  const isOther = isDifferent(claim, changes) // guard: difference
  const all = [...rows, ...arrivals]
  const isSaid =
    (simulation.claimed ?? simulation.calls).length === 1 &&
    !isOther &&
    !hasMore &&
    arrivals.length === 0 &&
    !isRounded &&
    isConfirmed(claim, changes)
  return {
    outcome,
    // What is not asked about may be the loss itself.
    isDifferent: isOther || hasMore, // guard: flooded
    rows: isSaid ? [] : all.length > 0 ? all : [nothingRow(simulation.strings)],
    warning: isOther
      ? expected.different
      : hasMore
        ? expected.more
        : arrivals.length > 0
          ? expected.keepsPart
          : isRounded
            ? expected.rounds
            : undefined,
  }
}

function nothingRow({ expected, labels }: Strings): Row {
  return { label: labels.account, value: expected.nothing, kind: 'text' }
}

/** What leaves, and what others may take from now on. */
function toSpend(changes: readonly Change[]): Spend {
  return changes.flatMap(({ after, before, question }) => {
    if (question.kind === 'coin')
      return before > after ? [{ asset: 'native', units: before - after }] : []
    if (question.kind === 'balance')
      return before > after
        ? [{ asset: question.token, units: before - after }]
        : []
    return question.kind === 'allowance' && after > before
      ? [{ asset: question.token, units: after }]
      : []
  })
}
