import {
  type Address,
  encodeFunctionData,
  type Hex,
  isHex,
  pad,
  parseAbi,
  size,
} from 'viem'

/** What is asked of the chain before and after calls, within one simulation. */
export type Question =
  | { kind: 'coin' }
  | { kind: 'balance'; token: Address; owner: Address }
  | { kind: 'allowance'; token: Address; spender: Address }
  /** Whether the account owns it (ERC-721): 1 or 0. */
  | { kind: 'nft'; token: Address; id: bigint }
  /** How many of it the account owns (ERC-1155). */
  | { kind: 'items'; token: Address; id: bigint }
  /** Whether it may take all of a collection: 1 or 0. */
  | { kind: 'operator'; token: Address; operator: Address }

/**
 * Code of a contract that is there in simulations alone: it answers with the
 * balance of the account in its calldata; without any, with the gas price.
 */
export const PROBE_CODE: Hex =
  '0x36600d573a60005260206000f35b6000353160005260206000f3'

const questionAbi = parseAbi([
  'function allowance(address owner, address spender)',
  'function isApprovedForAll(address owner, address operator)',
  'function ownerOf(uint256 id)',
])
const balanceAbi = parseAbi(['function balanceOf(address owner)'])
const itemsAbi = parseAbi(['function balanceOf(address owner, uint256 id)'])

/** The call that asks it. */
export function toQuestionCall(
  question: Question,
  account: Address,
  probe: Address,
): { to: Address; data: Hex } {
  if (question.kind === 'coin') return { to: probe, data: pad(account) }
  return { to: question.token, data: encode(question, account) }
}

function encode(
  question: Exclude<Question, { kind: 'coin' }>,
  account: Address,
): Hex {
  const abi = questionAbi
  switch (question.kind) {
    case 'balance': {
      const args = [question.owner] as const
      return encodeFunctionData({ abi: balanceAbi, args })
    }
    case 'allowance': {
      const args = [account, question.spender] as const
      return encodeFunctionData({ abi, functionName: 'allowance', args })
    }
    case 'nft': {
      const args = [question.id] as const
      return encodeFunctionData({ abi, functionName: 'ownerOf', args })
    }
    case 'items': {
      const args = [account, question.id] as const
      return encodeFunctionData({ abi: itemsAbi, args })
    }
    case 'operator': {
      const args = [account, question.operator] as const
      return encodeFunctionData({ abi, functionName: 'isApprovedForAll', args })
    }
  }
}

/**
 * What a contract has answered.
 *
 * @param data - `undefined` when the question reverted
 * @returns `undefined` for what is no answer
 */
export function readAnswer(
  question: Question,
  account: Address,
  data: unknown,
): bigint | undefined {
  // A token that was burnt has no owner, and says so by a revert.
  if (data === undefined && question.kind === 'nft') return 0n
  if (!isHex(data) || size(data) !== 32) return undefined
  const value = BigInt(data)
  if (question.kind === 'nft') return value === BigInt(account) ? 1n : 0n
  if (question.kind === 'operator') return value === 0n ? 0n : 1n
  return value
}
