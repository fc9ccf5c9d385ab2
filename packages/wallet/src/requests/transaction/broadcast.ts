import { HostError } from 'latchkey/frame'
import { type Hex, keccak256 } from 'viem'
import { type Rpc, RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'

/** Between tries: a tunnel, or a change of networks, takes seconds. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000]
/** After it there is no other try: the user is waiting. */
const PATIENCE_MS = 15_000

/**
 * Sends signed bytes and returns their hash. The same bytes are one transaction
 * however often they arrive, so a node that is away is asked again, as soon as
 * the device is online; when it stays away the hash is the answer, because the
 * bytes may have left.
 *
 * @throws HostError with the node's code when it refuses the transaction
 */
export async function broadcast(parameters: {
  rpc: Rpc
  chain: FrameChain
  raw: Hex
  /** Called when a node says that it has them. */
  onTaken?: (() => void) | undefined
}): Promise<Hex> {
  const { chain, onTaken, raw, rpc } = parameters
  const toTaken = () => {
    onTaken?.()
    return hash
  }
  const hash = keccak256(raw)
  const deadline = Date.now() + PATIENCE_MS
  let mayHaveLeft = false
  for (const pause of [...PAUSES_MS, 0]) {
    try {
      await rpc(chain, 'eth_sendRawTransaction', [raw])
      return toTaken()
    } catch (error) {
      if (error instanceof RpcUnreachableError) {
        mayHaveLeft = true
        const left = deadline - Date.now()
        if (!pause || left <= 0) break
        await waitForNetwork(isOffline() ? left : Math.min(pause, left))
        continue
      }
      if (isKnown(error)) return toTaken()
      if (mayHaveLeft && (await isOnChain(rpc, chain, hash))) return toTaken()
      throw error
    }
  }
  return hash
}

const isOffline = () => globalThis.navigator?.onLine === false

/** Resolves after a time, or when the device is online again. */
function waitForNetwork(ms: number) {
  return new Promise<void>((resolve) => {
    function end() {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener?.('online', end)
  })
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
