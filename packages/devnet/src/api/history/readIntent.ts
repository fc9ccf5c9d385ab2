import {
  type Address,
  decodeFunctionData,
  type Hex,
  parseAbi,
  size,
  toFunctionSelector,
} from 'viem'
import type { Movement, Operation } from './indexedTransaction.js'
import type { LocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'

const transferAbi = parseAbi(['function transfer(address, uint256)'])
const operations = new Map<string, Operation>(
  (
    [
      ['transfer(address,uint256)', 'send'],
      ['transferFrom(address,address,uint256)', 'send'],
      ['safeTransferFrom(address,address,uint256)', 'send'],
      ['safeTransferFrom(address,address,uint256,bytes)', 'send'],
      ['approve(address,uint256)', 'approve'],
      ['setApprovalForAll(address,bool)', 'approve'],
      ['mint(address)', 'mint'],
      ['burn(uint256)', 'burn'],
      ['deposit()', 'deposit'],
      ['withdraw(uint256)', 'withdraw'],
    ] as const
  ).map(([signature, name]) => [toFunctionSelector(signature), name]),
)
const liquidity = new Map<string, Operation>(
  (
    [
      ['addLiquidity', 'address,address,uint256,uint256,uint256,uint256'],
      ['addLiquidityETH', 'address,uint256,uint256,uint256'],
      ['removeLiquidity', 'address,address,uint256,uint256,uint256'],
      ['removeLiquidityETH', 'address,uint256,uint256,uint256'],
    ] as const
  ).map(([name, types]) => [
    toFunctionSelector(`${name}(${types},address,uint256)`),
    name.startsWith('add') ? 'deposit' : 'withdraw',
  ]),
)

/**
 * What a transaction is meant to do, by its data alone: all there is to know
 * of one that failed or has not been mined.
 */
export function readIntent(
  parameters: readIntent.Parameters,
): readIntent.ReturnType {
  const { contracts, from, input, to, value } = parameters
  if (!to) return { operation: 'deploy', movements: [] }
  const asset = { kind: 'native' } as const
  const paid = value > 0n ? [{ asset, from, to, amount: value }] : []
  if (size(input) === 0) {
    if (value === 0n && from === to)
      return { operation: 'cancel', movements: [] }
    return { operation: value > 0n ? 'send' : 'execute', movements: paid }
  }
  const selector = input.slice(0, 10)
  if (to === contracts?.router) {
    const operation = liquidity.get(selector) ?? 'trade'
    return { operation, movements: paid }
  }
  const operation = operations.get(selector) ?? 'execute'
  const transfer = readTransfer(parameters)
  return { operation, movements: transfer ? [...paid, transfer] : paid }
}

export declare namespace readIntent {
  type Parameters = {
    contracts: LocalContracts | undefined
    from: Address
    input: Hex
    to: Address | null
    value: bigint
  }
  type ReturnType = { operation: Operation; movements: readonly Movement[] }
}

function readTransfer({ from, input, to }: readIntent.Parameters) {
  if (!to) return undefined
  try {
    const { args } = decodeFunctionData({ abi: transferAbi, data: input })
    const [receiver, amount] = args
    const asset = { kind: 'fungible', address: to } as const
    return { asset, from, to: toLowerCase(receiver), amount }
  } catch {
    return undefined
  }
}
