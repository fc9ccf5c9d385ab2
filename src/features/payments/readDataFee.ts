import {
  type AccessList,
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  isHex,
  keccak256,
  parseAbi,
  slice,
  toHex,
  toRlp,
} from 'viem'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { AskNode } from './askNode.js'

/** Of the OP Stack, at the same address on each of its chains. */
const OP_ORACLE = '0x420000000000000000000000000000000000000F'
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002'
const scrollIds: readonly number[] = [534351, 534352]
/** Rollups of the OP Stack, for when their oracle cannot be asked. */
const opIds: readonly number[] = [
  ...[10, 130, 252, 480, 1135, 1301, 1868, 5000, 5003, 8453, 34443, 42220],
  ...[57073, 60808, 81457, 84532, 7777777, 11155420, 168587773],
]
/** Mantle's fork of the OP Stack, whose coin is not that of the chain below. */
const mantleIds: readonly number[] = [5000, 5003]
/** Chains that take nothing beside gas, so that they are not asked. */
const plainIds: readonly number[] = [
  ...[1, 17000, 560048, 11155111, 56, 97, 100, 10200, 137, 80002, 43113, 43114],
  ...[61, 250, 146, 324, 42161, 421614, 59141, 59144],
]

const oracleAbi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
  'function isArsia() view returns (bool)',
  'function tokenRatio() view returns (uint256)',
])

/**
 * Reads what a rollup takes for a transaction beside its gas: for its data on
 * the chain below, and for the operator (OP Stack from Isthmus on). The chain's
 * own contract is asked. The figure is that of the moment, and is set when the
 * transaction is included: unlike the gas it has no limit that could be signed.
 *
 * @param parameters.ask - sends a JSON-RPC request to a node of the chain
 * @param parameters.chainId - of the chain
 * @param parameters.gas - limit of the transaction
 * @param parameters.transaction - what will be signed
 * @param parameters.isRollup - set if the app's chain names such a contract
 * @throws ParameterError
 * @returns wei, 0 for chains without such a fee; `undefined` when a rollup's
 * contract does not answer
 *
 * @example
 * const transaction = { to, value: 10n ** 18n }
 * await readDataFee({ ask, chainId: 10, gas: 21_000n, transaction })
 */
export async function readDataFee(parameters: {
  ask: AskNode
  chainId: number
  gas: bigint | PromiseLike<bigint>
  isRollup?: boolean | undefined
  transaction: {
    accessList?: AccessList | undefined
    data?: Hex | undefined
    to?: Address | null | undefined
    value?: bigint | undefined
  }
}): Promise<bigint | undefined> {
  const { ask, chainId, isRollup, ...given } = readParameters(parameters, {
    ask: 'function',
    chainId: 'number',
    gas: 'bigint | object',
    isRollup: 'boolean | undefined',
    transaction: 'object',
  })
  const transaction = readParameters(given.transaction, {
    accessList: 'object[] | undefined',
    data: 'string | undefined',
    to: 'string | null | undefined',
    value: 'bigint | undefined',
  })
  if (plainIds.includes(chainId)) return 0n
  const isScroll = scrollIds.includes(chainId)
  const oracle = isScroll ? SCROLL_ORACLE : OP_ORACLE
  const call = (data: Hex) => ask('eth_call', [{ data, to: oracle }, 'latest'])
  const readFee = () =>
    call(
      encodeFunctionData({
        abi: oracleAbi,
        functionName: 'getL1Fee',
        args: [toBytes(chainId, transaction)],
      }),
    ).then(toUnits)
  const isMantle = mantleIds.includes(chainId)
  const fee = await (isMantle ? readMantleFee(call, readFee) : readFee()).catch(
    () => undefined,
  )
  if (fee === undefined)
    return isScroll || isRollup || opIds.includes(chainId) ? undefined : 0n
  if (isScroll) return fee
  const gas = await given.gas
  const operator = await call(
    encodeFunctionData({
      abi: oracleAbi,
      functionName: 'getOperatorFee',
      args: [gas],
    }),
  )
    .then(toUnits)
    // Chains from before Isthmus have none.
    .catch(() => 0n)
  return fee + operator
}

/**
 * Mantle's contract counts in the coin of the chain below, of which it names
 * the rate. Before its Arsia upgrade the fee is part of the gas.
 */
async function readMantleFee(
  call: (data: Hex) => Promise<unknown>,
  readFee: () => Promise<bigint>,
) {
  const read = (functionName: 'isArsia' | 'tokenRatio') =>
    call(encodeFunctionData({ abi: oracleAbi, functionName })).then(toUnits)
  const [fee, ratio, isArsia] = await Promise.all([
    readFee(),
    read('tokenRatio'),
    read('isArsia'),
  ])
  return isArsia ? fee * ratio : 0n
}

/**
 * The transaction as the chain counts its bytes: unsigned, with figures that
 * compress as little as any.
 */
function toBytes(
  chainId: number,
  {
    accessList = [],
    data = '0x',
    to,
    value = 0n,
  }: Parameters<typeof readDataFee>[0]['transaction'],
): Hex {
  const noise = keccak256(concat([to ?? '0x', data]))
  const fields = [
    ...[toHex(chainId), slice(noise, 0, 2)],
    ...[slice(noise, 2, 7), slice(noise, 7, 12), slice(noise, 12, 15)],
    ...[to ?? '0x', value ? toHex(value) : '0x', data],
    accessList.map(({ address, storageKeys }) => [address, storageKeys]),
  ] as const
  return concat(['0x02', toRlp(fields as never)])
}

function toUnits(value: unknown): bigint {
  if (isHex(value) && value.length === 66) return BigInt(value)
  throw new RangeError('The contract has answered something else')
}
