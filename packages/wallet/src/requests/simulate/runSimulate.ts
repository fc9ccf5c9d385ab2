import {
  type Address,
  bytesToHex,
  type Hex,
  isHex,
  parseEther,
  toHex,
} from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { CallResult, Log, Run, Simulator } from '../approval/simulation.js'
import { toQuantity } from '../transaction/toQuantity.js'
import {
  PROBE_CODE,
  type Question,
  readAnswer,
  toQuestionCall,
} from './question.js'
import { toCallObject, toPrices } from './toCallObject.js'
import { toNextBlock } from './toNextBlock.js'
import { unreadableRun } from './unreadableRun.js'

/** A token that needs more says nothing of a balance. */
const QUESTION_GAS = toHex(200_000n)
/** So that the probe can be asked what gas costs. */
const PROBE_BALANCE = toHex(parseEther('1000000'))

type Answer = { isSuccess: boolean; data: Hex; gasUsed: bigint; logs: Log[] }

/**
 * Runs calls by `eth_simulateV1`, in the block after the latest: questions,
 * all calls in their order, and the same questions again.
 *
 * @throws HostError of the node
 */
export async function runSimulate(
  parameters: Parameters<Simulator>[0] & {
    chain: FrameChain
    questions: readonly Question[]
    rpc: Rpc
  },
): Promise<Run> {
  const { account, calls, chain, code, head, questions, rpc } = parameters
  // Not the same every time: contracts would know that they are watched.
  const probe = bytesToHex(crypto.getRandomValues(new Uint8Array(20)))
  const asked = questions.map((question) => ({
    ...toQuestionCall(question, account, probe),
    ...{ from: probe, gas: QUESTION_GAS },
  }))
  const prices = calls.map(({ fees }) => ({
    ...{ from: probe, to: probe, gas: QUESTION_GAS },
    ...(fees && toPrices(fees)),
  }))
  const block = {
    blockOverrides: {
      ...toNextBlock(head),
      feeRecipient: head.miner,
      ...(head.baseFee !== undefined && { baseFeePerGas: toHex(head.baseFee) }),
    },
    stateOverrides: {
      [probe]: { balance: PROBE_BALANCE, code: PROBE_CODE },
      ...(code && { [account]: { code } }),
    },
    calls: [...prices, ...asked, ...calls.map(toCallObject), ...asked],
  }
  const answer = await rpc(chain, 'eth_simulateV1', [
    { blockStateCalls: [block], traceTransfers: true, validation: false },
    toHex(head.number),
  ])
  return toRun(toAnswers(answer, block.calls.length), parameters)
}

function toRun(
  answers: readonly Answer[],
  parameters: {
    account: Address
    calls: Parameters<Simulator>[0]['calls']
    questions: readonly Question[]
  },
): Run {
  const { account, calls, questions } = parameters
  const rest = [...answers]
  const take = (count: number) => rest.splice(0, count)
  const prices = take(calls.length)
  const before = take(questions.length)
  const made = take(calls.length)
  const after = take(questions.length)
  const read = (all: readonly Answer[]) =>
    questions.map((question, index) => {
      const { data, isSuccess } = all[index] ?? {}
      return readAnswer(question, account, isSuccess ? data : undefined)
    })
  return {
    before: read(before),
    after: read(after),
    calls: made.map(
      ({ data, isSuccess, logs }): CallResult => ({
        ...{ data, isSuccess, logs },
      }),
    ),
    fee: made.reduce((sum, { gasUsed }, index) => {
      const price = calls[index]?.fees && prices[index]
      return sum + (price ? gasUsed * toQuantity(price.data) : 0n)
    }, 0n),
  }
}

function toAnswers(answer: unknown, count: number): readonly Answer[] {
  const [block] = Array.isArray(answer) ? answer : []
  const calls: unknown = block?.calls
  if (!Array.isArray(calls) || calls.length !== count) throw unreadableRun()
  return calls.map((call) => {
    const { error, gasUsed, logs, returnData, status } = call ?? {}
    const isSuccess = status === '0x1'
    // Where a revert keeps its reason differs by node.
    const reason = isHex(error?.data) ? error.data : returnData
    return {
      isSuccess,
      data: isSuccess ? toData(returnData) : toData(reason),
      gasUsed: toQuantity(gasUsed),
      logs: toLogs(logs),
    }
  })
}

const toData = (value: unknown): Hex => (isHex(value) ? value : '0x')

/** The logs that can be read. */
export function toLogs(value: unknown): Log[] {
  return (Array.isArray(value) ? value : []).filter(
    ({ address, data, topics }: Partial<Log> = {}) =>
      isHex(address) &&
      isHex(data) &&
      Array.isArray(topics) &&
      topics.every((topic) => isHex(topic)),
  )
}
