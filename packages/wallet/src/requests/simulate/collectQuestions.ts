import {
  type Address,
  decodeAbiParameters,
  getAddress,
  type Hex,
  isAddressEqual,
  size,
  slice,
  toEventSelector,
} from 'viem'
import type { Log } from '../approval/simulation.js'
import type { Question } from './question.js'

/** More are not asked about; the card says so. */
export const QUESTIONS_MAX = 12

const selectors = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  approval: toEventSelector('Approval(address,address,uint256)'),
  approvalForAll: toEventSelector('ApprovalForAll(address,address,bool)'),
  single: toEventSelector(
    'TransferSingle(address,address,address,uint256,uint256)',
  ),
  batch: toEventSelector(
    'TransferBatch(address,address,address,uint256[],uint256[])',
  ),
}
/** Where nodes log moved coins (`traceTransfers`); it is no contract. */
const COINS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * What logs suggest asking about. A log is a claim of the contract that emits
 * it: it says which question to ask, never what the answer is.
 */
export function collectQuestions(
  logs: readonly Log[],
  account: Address,
): readonly Question[] {
  return unique(logs.flatMap((log) => toQuestions(log, account)))
}

/** The same question is asked once. */
export function unique(questions: readonly Question[]): readonly Question[] {
  return [...new Map(questions.map((one) => [toKey(one), one])).values()]
}

/** Tells questions apart. */
export function toKey(question: Question): string {
  return Object.values(question).join().toLowerCase()
}

function toQuestions(
  { address: token, data, topics }: Log,
  account: Address,
): readonly Question[] {
  if (token.toLowerCase() === COINS) return []
  const [selector, first, second, third] = topics
  const isOwn = (topic: Hex | undefined) => {
    const address = toAddress(topic)
    return address !== undefined && isAddressEqual(address, account)
  }
  switch (selector) {
    case selectors.transfer:
      if (!isOwn(first) && !isOwn(second)) return []
      return third
        ? [{ kind: 'nft', token, id: BigInt(third) }]
        : [{ kind: 'balance', token, owner: account }]
    case selectors.approval: {
      const spender = toAddress(second)
      if (!isOwn(first) || !spender || third) return []
      return [{ kind: 'allowance', token, spender }]
    }
    case selectors.approvalForAll: {
      const operator = toAddress(second)
      if (!isOwn(first) || !operator) return []
      return [{ kind: 'operator', token, operator }]
    }
    case selectors.single:
    case selectors.batch:
      if (!isOwn(second) && !isOwn(third)) return []
      return readIds(data, selector === selectors.batch).map((id) => ({
        ...{ kind: 'items', token, id },
      }))
    default:
      return []
  }
}

function toAddress(topic: Hex | undefined): Address | undefined {
  if (!topic || size(topic) !== 32) return undefined
  return getAddress(slice(topic, 12))
}

function readIds(data: Hex, isBatch: boolean): readonly bigint[] {
  try {
    if (isBatch) return decodeAbiParameters([{ type: 'uint256[]' }], data)[0]
    return decodeAbiParameters([{ type: 'uint256' }], data)
  } catch {
    return []
  }
}
