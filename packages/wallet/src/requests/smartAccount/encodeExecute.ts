import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
} from 'viem'

/** ERC-7579: several calls, all undone if one reverts. */
const BATCH_MODE: Hex = `0x01${'00'.repeat(31)}`

const executeAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionCalldata) payable',
])

/** Encodes calls as one atomic call of the account to itself (ERC-7579). */
export function encodeExecute(
  calls: readonly { to: Address; value: bigint; data: Hex }[],
): Hex {
  const executions = encodeAbiParameters(
    [
      {
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'callData', type: 'bytes' },
        ],
      },
    ],
    [
      calls.map(({ data, to, value }) => ({
        ...{ callData: data, target: to, value },
      })),
    ],
  )
  return encodeFunctionData({
    abi: executeAbi,
    functionName: 'execute',
    args: [BATCH_MODE, executions],
  })
}
