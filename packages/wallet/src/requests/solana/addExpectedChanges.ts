import type { Spend } from '../../core/spend/spend.js'
import type { ReadPrices } from '../../node/createPrices.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { joinWarnings } from '../../ui/joinWarnings.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import type { Expected } from '../simulate/expected.js'
import { withExpected } from '../simulate/withExpected.js'
import { createAccountReader } from './createAccountReader.js'
import type { DescribedTransaction } from './describeTransaction.js'
import { isAsSaid, isOtherThanSaid, sumPays } from './isOtherThanSaid.js'
import {
  type SolanaChange,
  type SolanaOutcome,
  simulateChanges,
} from './simulateChanges.js'
import { toChangeRows } from './toChangeRows.js'

type Transaction = {
  /** As they are signed, but for the user's own signature. */
  bytes: Uint8Array
  described: DescribedTransaction
}

type Parameters = {
  cluster: FrameCluster
  readPrices?: ReadPrices | undefined
  rpc: Rpc
  strings: Strings
  /** In the order in which they are to be sent. */
  transactions: readonly Transaction[]
  user: string
}

/**
 * Adds to a card what the frame's own node expects transactions to change in
 * the user's accounts, all together. Nodes try out single ones, on what is
 * there now: of one that uses what an earlier one changes, that is said.
 */
export function addExpectedChanges(
  prepared: PreparedApproval,
  parameters: Parameters,
): Promise<PreparedApproval> {
  return withExpected<SolanaOutcome>(prepared, {
    isNoWorse,
    read: () => describe(parameters),
    strings: parameters.strings,
    toSpend: (outcome) =>
      outcome.status === 'done' ? toSpend(outcome.changes) : undefined,
  })
}

async function describe(
  parameters: Parameters,
): Promise<Expected<SolanaOutcome>> {
  const { cluster, readPrices, rpc, strings, transactions, user } = parameters
  const { expected, labels } = strings
  const tried = await Promise.all(
    transactions.map((transaction) => tryOut(transaction, parameters)),
  )
  const missing = findMissing(tried)
  if (missing)
    return {
      ...{ outcome: { status: missing }, isDifferent: false, rows: [] },
      warning: expected[missing],
    }
  const found = tried.map(({ described, outcome }, index) => {
    const changes = outcome.status === 'done' ? outcome.changes : undefined
    return {
      changes: changes ?? [],
      hasFailed: !changes,
      isDifferent: isOtherThanSaid(described, changes ?? []),
      isLater: usesEarlier(described, transactions.slice(0, index), user), // guard: depends
    }
  })
  const hasFailed = found.some((one) => one.hasFailed)
  const isDifferent = found.some((one) => one.isDifferent)
  const warning = toWarning(found, strings)
  const changes = sumUp(found.flatMap((one) => one.changes))
  const [only] = tried
  const isSaid =
    tried.length === 1 && only && !isDifferent
      ? isAsSaid(only.described, changes)
      : false
  const rows = isSaid
    ? []
    : await toChangeRows(changes, {
        accounts: createAccountReader({ cluster, readPrices, rpc }),
        ...{ cluster, rpc, strings, user },
      })
  const nothing = {
    ...{ label: labels.account, value: expected.nothing },
    kind: 'text' as const,
  }
  return {
    isDifferent,
    outcome: hasFailed ? { status: 'reverted' } : { status: 'done', changes },
    rows: isSaid || hasFailed || rows.length > 0 ? rows : [nothing],
    warning,
  }
}

async function tryOut(
  { bytes, described }: Transaction,
  { cluster, rpc, user }: Parameters,
) {
  const outcome = await simulateChanges({
    ...{ bytes, cluster, rpc, user },
    accounts: described.accounts,
    fee: toFee(described, user),
  })
  return { described, outcome }
}

/** A sum without one of them would say too little. */
function findMissing(tried: readonly { outcome: SolanaOutcome }[]) {
  const statuses = tried.map(({ outcome }) => outcome.status)
  return (['unsupported', 'unknown'] as const).find((status) =>
    statuses.includes(status),
  )
}

/** All pay their fees from the user's own account. */
function usesEarlier(
  { accounts }: DescribedTransaction,
  earlier: readonly Transaction[],
  user: string,
) {
  const written = new Set(earlier.flatMap(({ described }) => described.written))
  written.delete(user)
  return accounts.some((account) => written.has(account))
}

type Found = { hasFailed: boolean; isDifferent: boolean; isLater: boolean }

function toWarning(found: readonly Found[], strings: Strings) {
  const { expected } = strings
  const warnings = found.map(({ hasFailed, isDifferent, isLater }) => [
    ...(isDifferent ? [expected.different] : []),
    ...(hasFailed ? [isLater ? expected.failsAlone : expected.fails] : []),
    ...(isLater && !hasFailed ? [expected.triedAlone] : []),
  ])
  const texts =
    found.length > 1
      ? joinWarnings(strings, 'transaction', warnings)
      : warnings.flat()
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** Of each asset, what all transactions change together. */
function sumUp(changes: readonly SolanaChange[]): readonly SolanaChange[] {
  const sums = new Map<string, SolanaChange>()
  for (const change of changes) {
    const [key] = toGain(change)
    const sum = sums.get(key)
    if (change.kind === 'control' || !sum || !('before' in sum))
      sums.set(key, change)
    // Of what one may take, the most counts, not the sum.
    else if (change.kind === 'delegate')
      sums.set(key, change.after > sum.after ? change : sum)
    else {
      const after = sum.after + change.after - change.before
      sums.set(key, { ...sum, after })
    }
  }
  return [...sums.values()]
}

function toFee(
  { fee, feePayer, isFeeExact, leastFee, parts }: DescribedTransaction,
  user: string,
): simulateChanges.Parameters['fee'] {
  if (feePayer !== user) return { least: 0n, most: 0n, said: undefined }
  const isUnread = parts.some(({ effects }) => effects?.isUnread)
  return {
    least: isFeeExact ? fee : leastFee,
    most: fee,
    said: isUnread ? undefined : sumPays(parts, 'native'),
  }
}

/** Of what is received, prices may take one part in a hundred. */
const SLIP = 100n

/** Whether a later simulation costs no more, and gives nearly as much. */
function isNoWorse(
  later: Expected<SolanaOutcome>,
  shown: Expected<SolanaOutcome>,
): boolean {
  const { outcome: now } = later
  const { outcome: then } = shown
  if (now.status !== 'done' || then.status !== 'done')
    return (
      now.status === then.status &&
      later.warning === shown.warning &&
      // What the others change, where one has failed.
      JSON.stringify(later.rows) === JSON.stringify(shown.rows)
    )
  if (later.warning !== shown.warning) return false
  const [before, after] = [toGains(then.changes), toGains(now.changes)]
  return [...new Set([...before.keys(), ...after.keys()])].every((key) => {
    const [was, is] = [before.get(key) ?? 0n, after.get(key) ?? 0n]
    return is >= was || (was > 0n && is >= was - was / SLIP)
  })
}

/** What the user gains; what others may take is a loss. */
function toGains(changes: readonly SolanaChange[]) {
  return new Map(changes.map(toGain))
}

function toGain(change: SolanaChange): readonly [string, bigint] {
  if (change.kind === 'control')
    return [`${change.account} ${change.authority}`, -1n]
  const gained = change.after - change.before
  if (change.kind === 'delegate')
    return [`${change.account} ${change.delegate}`, -gained]
  return [change.kind === 'sol' ? 'sol' : change.mint, gained]
}

function toSpend(changes: readonly SolanaChange[]): Spend {
  // Whoever controls an account can take everything in it.
  if (changes.some(({ kind }) => kind === 'control')) return 'unknown'
  return changes.flatMap((change) => {
    switch (change.kind) {
      case 'control':
        return []
      case 'delegate':
        return [{ asset: change.mint, units: change.after }]
      case 'sol':
      case 'token': {
        const asset = change.kind === 'sol' ? 'native' : change.mint
        const units = change.before - change.after
        return units > 0n ? [{ asset, units }] : []
      }
    }
    return []
  })
}
