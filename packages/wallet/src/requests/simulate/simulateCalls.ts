import { HostError } from 'latchkey/frame'
import type { Address, Hex } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Head, Run, SimulatedCall } from '../approval/simulation.js'
import {
  collectQuestions,
  QUESTIONS_MAX,
  toKey,
  unique,
} from './collectQuestions.js'
import type { Question } from './question.js'
import { readHead } from './readHead.js'
import { runSimulate } from './runSimulate.js'
import { runTrace } from './runTrace.js'

/** One holding, or one allowance, before and after. */
export type Change = { question: Question; before: bigint; after: bigint }

export type Outcome =
  | {
      status: 'done'
      changes: readonly Change[]
      /** Whether there was more to ask about than is asked. */
      hasMore: boolean
    }
  | { status: 'reverted'; index: number; reason: Hex }
  /** `unsupported`: the node cannot simulate. `unknown`: it did not. */
  | { status: 'unsupported' | 'unknown' }

/**
 * Has the frame's own node try out calls, and says what becomes of the
 * account's holdings and allowances. Only balances before and after count, as
 * any contract may log anything. Never rejects.
 */
export async function simulateCalls(
  parameters: simulateCalls.Parameters,
): Promise<Outcome> {
  return simulate(parameters).catch(toFailure)
}

export declare namespace simulateCalls {
  type Parameters = {
    account: Address
    calls: readonly SimulatedCall[]
    chain: FrameChain
    /** Code that the account runs after the upgrade which is signed with it. */
    code?: Hex | undefined
    /** Asked whatever the calls log, such as what they say they move. */
    questions: readonly Question[]
    rpc: Rpc
  }
}

async function simulate(
  parameters: simulateCalls.Parameters,
): Promise<Outcome> {
  const { account, chain, rpc } = parameters
  const head = await readHead(rpc, chain)
  const first = await run({ ...parameters, head, questions: [] })
  const failed = findRevert(first)
  if (failed) return failed
  const found = unique([
    ...parameters.questions,
    ...collectQuestions(listLogs(first), account),
  ])
  const questions: readonly Question[] = [
    { kind: 'coin' },
    ...found.slice(0, QUESTIONS_MAX),
  ]
  const second = await run({ ...parameters, head, questions })
  const changed = findRevert(second)
  if (changed) return changed
  const asked = new Set(found.map(toKey))
  const isSame = collectQuestions(listLogs(second), account).every((one) =>
    asked.has(toKey(one)),
  )
  const changes = toChanges(questions, second)
  // guard: unasked
  if (!isSame || !changes) return { status: 'unknown' }
  return { status: 'done', changes, hasMore: found.length > QUESTIONS_MAX }
}

const listLogs = ({ calls }: Run) => calls.flatMap(({ logs }) => logs)

function findRevert({ calls }: Run): Outcome | undefined {
  const index = calls.findIndex(({ isSuccess }) => !isSuccess)
  const failed = calls[index]
  return failed && { status: 'reverted', index, reason: failed.data }
}

/** Nothing if the coin itself is unknown; a token may have no answer. */
function toChanges(
  questions: readonly Question[],
  { after, before, fee }: Run,
): readonly Change[] | undefined {
  const changes = questions.flatMap((question, index): readonly Change[] => {
    const [from, to] = [before[index], after[index]]
    if (from === undefined || to === undefined) return []
    const rest = question.kind === 'coin' ? to + fee : to
    return [{ question, before: from, after: rest }]
  })
  return changes[0]?.question.kind === 'coin' ? changes : undefined
}

async function run(
  parameters: Omit<Parameters<typeof runSimulate>[0], 'code' | 'head'> & {
    code?: Hex | undefined
    head: Head
  },
): Promise<Run> {
  const { calls } = parameters
  const common = { ...parameters, code: parameters.code }
  try {
    return await runSimulate(common)
  } catch (error) {
    const [call] = calls
    if (!isRefusal(error) || !call || calls.length > 1) throw error
    return runTrace({ ...common, call })
  }
}

/** The node's own words, as for a method that it does not have. */
function isRefusal(error: unknown): boolean {
  return error instanceof HostError && typeof error.code === 'number'
}

function toFailure(error: unknown): Outcome {
  return { status: isRefusal(error) ? 'unsupported' : 'unknown' }
}
