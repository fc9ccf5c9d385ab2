import { isAddress, zeroAddress } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { isSame } from './isSame.js'
import type { TypedData } from './readTypedData.js'

/**
 * Whether structured data counts on its own network alone: a contract there
 * verifies it. Services that verify signatures themselves may accept any chain
 * id, and move what is on another network. What a node does not say is no.
 */
export async function isBoundData(
  { domain, message, types }: TypedData,
  { chain, rpc }: { chain: FrameChain; rpc: Rpc },
): Promise<boolean> {
  const contract = domain.verifyingContract
  const isNamed =
    domain.chainId !== undefined && // guard: bound data
    typeof contract === 'string' &&
    isAddress(contract, { strict: false }) &&
    !isSame(contract, zeroAddress) &&
    types.EIP712Domain?.some(
      ({ name, type }) => name === 'verifyingContract' && type === 'address',
    )
  if (!isNamed || namesMainnet(message)) return false
  const params = [contract, 'latest']
  const code = await rpc(chain, 'eth_getCode', params).catch(() => undefined)
  // guard: verified on chain
  return typeof code === 'string' && /^0x[0-9a-f]+$/i.test(code)
}

/** Hyperliquid's name of the network that a structure moves money on. */
function namesMainnet(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, one]) =>
      (name === 'hyperliquidChain' && one !== 'Testnet') || namesMainnet(one),
  )
}
