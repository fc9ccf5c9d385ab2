import { HostError } from 'latchkey/frame'
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  size,
  slice,
} from 'viem'

const SINGLE_MODE: Hex = `0x${'00'.repeat(32)}`
const BATCH_MODE: Hex = `0x01${'00'.repeat(31)}`

const executeAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionCalldata) payable',
])
const batch = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

export type ExecutedCall = { to: Address; value: bigint; data: Hex }

/**
 * Decodes what an account is called with (ERC-7579), the reverse of
 * `encodeExecute`.
 *
 * @throws HostError -32602 for anything else
 */
export function decodeExecute(callData: Hex): readonly ExecutedCall[] {
  try {
    const { args } = decodeFunctionData({ abi: executeAbi, data: callData })
    const [mode, data] = args
    if (mode === BATCH_MODE) {
      const [calls] = decodeAbiParameters(batch, data)
      return calls.map(({ data, to, value }) => ({
        ...{ data: data.toLowerCase() as Hex, to, value },
      }))
    }
    if (mode === SINGLE_MODE) {
      const to = getAddress(slice(data, 0, 20))
      const value = BigInt(slice(data, 20, 52))
      return [{ to, value, data: size(data) > 52 ? slice(data, 52) : '0x' }]
    }
  } catch {
    // Said below.
  }
  throw new HostError({
    message: 'The operation calls something else than execute (ERC-7579)',
    code: -32602,
  })
}
