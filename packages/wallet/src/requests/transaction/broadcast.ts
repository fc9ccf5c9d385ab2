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
 * however often they arrive, so a node that is away, or has trouble, is asked
 * again, as soon as the device is online. Once the bytes may have left, the hash
 * is the answer, whatever a node says later: it may be another one, or one that
 * is limited.
 *
 * @throws HostError with the node's code when the very first answer refuses the
 * transaction
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
      if (isKnown(error)) return toTaken()
      // guard: lost answer
      if (!mayHaveLeft && !isUnclear(error)) throw error
      mayHaveLeft = true
      const isAnswer = !(error instanceof RpcUnreachableError)
      if (isAnswer && (await isKnownByHash(rpc, chain, hash))) return toTaken()
      const left = deadline - Date.now()
      if (!pause || left <= 0) break
      await waitForNetwork(isOffline() ? left : Math.min(pause, left))
    }
  }
  return hash
}

/** An answer that says nothing of the bytes: they may be on their way. */
function isUnclear(error: unknown) {
  if (error instanceof RpcUnreachableError) return true
  if (!(error instanceof HostError) || isRefusal(error)) return false
  return (
    // JSON-RPC: internal error; of geth: the request has timed out.
    error.code === -32603 ||
    error.code === -32002 ||
    /timed? ?out|internal error|unavailable|overload|gateway/i.test(
      error.message,
    )
  )
}

/** The node has not got it, and does not take it as things are. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof HostError &&
    !(error instanceof RpcUnreachableError) &&
    /insufficient|underpriced|nonce( is)? too|fee too low|block base fee|pool is full|txpool|exceeds|intrinsic|invalid (sender|signature|chain)|not allowed/i.test(
      error.message,
    )
  )
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

/**
 * Whether a node has a transaction, in a block or before one; `undefined` when
 * it does not say.
 */
export async function isKnownByHash(
  rpc: Rpc,
  chain: Pick<FrameChain, 'rpcUrls'>,
  hash: Hex,
): Promise<boolean | undefined> {
  return rpc(chain, 'eth_getTransactionByHash', [hash]).then(
    (found) => found !== null && found !== undefined,
    () => undefined,
  )
}
