import { HostError } from 'latchkey/frame'
import { type Hex, keccak256 } from 'viem'
import { type Rpc, RpcUnreachableError } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'

const TRIES = 3

/**
 * Sends signed bytes and returns their hash. The same bytes are one transaction
 * however often they arrive, so a node that is away is asked again; when it
 * stays away the hash is the answer, because the bytes may have left.
 *
 * @throws HostError with the node's code when it refuses the transaction
 */
export async function broadcast(parameters: {
  rpc: Rpc
  chain: FrameChain
  raw: Hex
}): Promise<Hex> {
  const { chain, raw, rpc } = parameters
  const hash = keccak256(raw)
  let mayHaveLeft = false
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      await rpc(chain, 'eth_sendRawTransaction', [raw])
      return hash
    } catch (error) {
      if (error instanceof RpcUnreachableError) {
        mayHaveLeft = true
        continue
      }
      if (isKnown(error)) return hash
      if (mayHaveLeft && (await isOnChain(rpc, chain, hash))) return hash
      throw error
    }
  }
  return hash
}

function isKnown(error: unknown) {
  return (
    error instanceof HostError &&
    /already (known|imported)|known transaction/i.test(error.message)
  )
}

/** A node that refuses the nonce may have taken the bytes the first time. */
async function isOnChain(rpc: Rpc, chain: FrameChain, hash: Hex) {
  const found = await rpc(chain, 'eth_getTransactionByHash', [hash]).catch(
    () => null,
  )
  return found !== null && found !== undefined
}
