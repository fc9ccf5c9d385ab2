import {
  concat,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  toHex,
} from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { toQuantity } from '../transaction/toQuantity.js'
import type { Operation } from './operation.js'

/** What rollups of the OP Stack take for data on Ethereum, at this address. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** Fields of an operation beside its bytes, each a word. */
const WORDS = 24

const oracleAbi = parseAbi([
  'function getL1Fee(bytes data) view returns (uint256)',
])

/**
 * Reads what an operation's data costs on Ethereum, as gas of the rollup: a
 * bundler that has to pay it asks for it as `preVerificationGas`, which may be
 * many times the gas of the calls.
 *
 * @returns 0 for chains without such a fee, and those that count it as gas
 */
export async function readDataGas(parameters: {
  chain: FrameChain
  operation: Operation & { signature: Hex }
  rpc: Rpc
}): Promise<bigint> {
  const { chain, operation, rpc } = parameters
  const { callData, maxFeePerGas, paymasterData = '0x', signature } = operation
  // Rollups compress, so the fields count as what cannot be compressed.
  const fields = Array.from({ length: WORDS }, (_, index) =>
    keccak256(concat([callData, toHex(index)])),
  )
  const data = encodeFunctionData({
    abi: oracleAbi,
    functionName: 'getL1Fee',
    args: [concat([callData, paymasterData, signature, ...fields])],
  })
  const call = { data, to: GAS_PRICE_ORACLE }
  const fee = await rpc(chain, 'eth_call', [call, 'latest'])
    .then(toQuantity)
    .catch(() => 0n)
  // The most that is signed is twice what a block takes.
  return (2n * fee) / maxFeePerGas
}
