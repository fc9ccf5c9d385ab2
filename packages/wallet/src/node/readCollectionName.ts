import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  isHex,
  parseAbi,
} from 'viem'
import { cleanText } from '../core/cleanText.js'
import type { Rpc } from './createRpc.js'
import type { FrameChain } from './loadConfig.js'

const abi = parseAbi(['function name() view returns (string)'])
const NAME_MAX_LENGTH = 32

/** What a collection calls itself: a claim, as only its address tells. */
export async function readCollectionName(parameters: {
  address: Address
  chain: FrameChain
  rpc: Rpc
}): Promise<string> {
  const { address, chain, rpc } = parameters
  try {
    const call = { to: address, data: encodeFunctionData({ abi }) }
    const data = await rpc(chain, 'eth_call', [call, 'latest'])
    if (!isHex(data)) return ''
    return cleanText(decodeFunctionResult({ abi, data }), NAME_MAX_LENGTH)
  } catch {
    return ''
  }
}
