import { HostError } from 'latchkey/frame'
import { encodeBase64 } from '../../core/encodeBase64.js'
import { type Rpc, RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { SendOptions } from './readSendOptions.js'

const TRIES = 3

/**
 * Sends signed bytes. The same bytes are one transaction however often they
 * arrive, so a node that is away is asked again. Once they may have left,
 * nothing counts as a refusal any more: who were told so would sign anew.
 *
 * @throws HostError with the node's code when it refuses the transaction
 */
export async function sendTransaction(parameters: {
  bytes: Uint8Array
  cluster: FrameCluster
  rpc: Rpc
  sendOptions: SendOptions
}): Promise<void> {
  const { bytes, cluster, rpc, sendOptions } = parameters
  const params = [encodeBase64(bytes), { encoding: 'base64', ...sendOptions }]
  let mayHaveLeft = false
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      await rpc(cluster, 'sendTransaction', params)
      return
    } catch (error) {
      if (error instanceof RpcUnreachableError) mayHaveLeft = true
      else if (mayHaveLeft || isKnown(error)) return
      else throw error
    }
  }
}

function isKnown(error: unknown) {
  return (
    error instanceof HostError &&
    /already (been )?processed/i.test(error.message)
  )
}
