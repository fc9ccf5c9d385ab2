import { type Address, getAddress, isHex, slice } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'

/** EIP-7702: what the code of a delegated account begins with. */
const PREFIX = '0xef0100'
/** The prefix and an address, as hex. */
const LENGTH = 48

/**
 * Reads whose code an account runs on a chain (EIP-7702).
 *
 * @returns `undefined` for an account without code
 */
export async function readDelegate(parameters: {
  address: Address
  chain: Pick<FrameChain, 'rpcUrls'>
  rpc: Rpc
}): Promise<Address | 'other' | undefined> {
  const { address, chain, rpc } = parameters
  const code = await rpc(chain, 'eth_getCode', [address, 'latest'])
  if (code === '0x' || code === null) return undefined
  const isDelegated =
    isHex(code) &&
    code.length === LENGTH &&
    code.toLowerCase().startsWith(PREFIX)
  return isDelegated ? getAddress(slice(code, 3)) : 'other'
}
