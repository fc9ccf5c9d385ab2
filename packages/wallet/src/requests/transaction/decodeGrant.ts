import { type Hex, parseAbi } from 'viem'
import { decodeCall } from '../decode/decodeCall.js'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isApproved)',
])

/** A call that sends a token, or lets somebody spend one or a collection. */
export function decodeGrant(data: Hex) {
  return decodeCall(abi, data)
}
