import { type Address, type Hex, isHex, pad, toHex } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Head, Log, Run, SimulatedCall } from '../approval/simulation.js'
import { toQuantity } from '../transaction/toQuantity.js'
import {
  PROBE_CODE,
  type Question,
  readAnswer,
  toQuestionCall,
} from './question.js'
import { toLogs } from './runSimulate.js'
import { toCallObject } from './toCallObject.js'
import { toNextBlock } from './toNextBlock.js'
import { unreadableRun } from './unreadableRun.js'

type State = Record<
  string,
  {
    balance?: unknown
    code?: unknown
    nonce?: unknown
    stateDiff?: Record<string, unknown>
    storage?: Record<string, unknown>
  }
>

/** Where the probe answers; it changes nothing, so any address does. */
const PROBE: Address = '0x5b1a5e0f7c3d4e2b9a8f6d7c1e0b3a4f5c6d7e89'

/**
 * Runs one call by `debug_traceCall` on the latest block, and asks the
 * questions of the state before it and of the state that it leaves.
 *
 * @throws HostError of the node
 */
export async function runTrace(parameters: {
  account: Address
  call: SimulatedCall
  chain: FrameChain
  code: Hex | undefined
  head: Head
  questions: readonly Question[]
  rpc: Rpc
}): Promise<Run> {
  const { account, call, chain, code, head, questions, rpc } = parameters
  const block = toHex(head.number)
  const base: State = code ? { [account.toLowerCase()]: { code } } : {}
  const blockOverrides = toNextBlock(head)
  const trace = (tracer: string, tracerConfig: object) =>
    rpc(chain, 'debug_traceCall', [
      toCallObject(call),
      block,
      {
        ...{ blockOverrides, tracer, tracerConfig },
        ...(code && { stateOverrides: base }),
      },
    ])
  const [state, frame] = await Promise.all([
    trace('prestateTracer', { diffMode: true }),
    trace('callTracer', { withLog: true }),
  ])
  const made = toCallResult(frame)
  const ask = (overrides: object) =>
    Promise.all(
      questions.map(async (question) => {
        const asked = toQuestionCall(question, account, PROBE)
        const probed = { ...overrides, [PROBE]: { code: PROBE_CODE } }
        const data = await rpc(chain, 'eth_call', [asked, block, probed]).catch(
          ignoreRevert,
        )
        return readAnswer(question, account, data)
      }),
    )
  const [before, after] = await Promise.all([
    ask(base),
    ask(toOverrides(state, base)),
  ])
  const { gasUsed, ...result } = made
  return {
    ...{ before, after, calls: [result] },
    fee: call.fees ? gasUsed * toPrice(call.fees, head) : 0n,
  }
}

/** Only a node's own answer; one that is away is another matter. */
function ignoreRevert(error: unknown): undefined {
  const isAnswer =
    error instanceof Error && 'code' in error && typeof error.code === 'number'
  if (!isAnswer) throw error
}

function toPrice(
  fees: NonNullable<SimulatedCall['fees']>,
  { baseFee = 0n }: Head,
) {
  if ('gasPrice' in fees) return fees.gasPrice
  const usual = baseFee + fees.maxPriorityFeePerGas
  const isCapped = usual > fees.maxFeePerGas
  return isCapped ? fees.maxFeePerGas : usual
}

type Frame = {
  calls?: unknown
  error?: unknown
  gasUsed?: unknown
  logs?: unknown
  output?: unknown
}

function toCallResult(value: unknown) {
  const frame = (value ?? {}) as Frame
  if (frame.gasUsed === undefined) throw unreadableRun()
  return {
    data: isHex(frame.output) ? frame.output : ('0x' as const),
    gasUsed: toQuantity(frame.gasUsed),
    isSuccess: frame.error === undefined,
    logs: listLogs(frame),
  }
}

/** What a reverted call has logged, never happened. */
function listLogs({ calls, error, logs }: Frame): readonly Log[] {
  if (error !== undefined) return []
  const inner = Array.isArray(calls) ? (calls as Frame[]) : []
  return [...toLogs(logs), ...inner.flatMap(listLogs)]
}

/** The state that a call leaves, as an override of the state before it. */
function toOverrides(value: unknown, base: State): State {
  const { post, pre } = (value ?? {}) as { post?: State; pre?: State }
  if (!post || !pre) throw unreadableRun()
  const overrides: State = { ...base }
  for (const address of new Set([...Object.keys(pre), ...Object.keys(post)])) {
    const left = post[address] ?? {}
    // A slot that is missing afterwards was set to zero.
    const emptied = Object.keys(pre[address]?.storage ?? {}).map((slot) => [
      slot,
      pad('0x'),
    ])
    const storage = { ...Object.fromEntries(emptied), ...left.storage }
    const { balance, code, nonce } = left
    overrides[address] = {
      ...overrides[address],
      ...(balance !== undefined && { balance }),
      ...(code !== undefined && { code }),
      ...(nonce !== undefined && { nonce: toHex(toNumber(nonce)) }),
      ...(Object.keys(storage).length > 0 && { stateDiff: storage }),
    }
  }
  return overrides
}

const toNumber = (value: unknown) =>
  typeof value === 'number' ? value : toQuantity(value)
