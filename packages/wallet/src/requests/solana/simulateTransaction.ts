import { HostError } from 'latchkey/frame'
import { encodeBase64 } from '../../core/encodeBase64.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { SendOptions } from './readSendOptions.js'
import { unreadable } from './unreadable.js'

/** Code of Solana's nodes for a transaction that would fail. */
const PREFLIGHT_FAILED = -32002

/**
 * Tries out a transaction before the person is asked for it.
 *
 * @throws HostError -32002 when it would fail, with the reason
 */
export async function simulateTransaction(parameters: {
  bytes: Uint8Array
  cluster: FrameCluster
  rpc: Rpc
  sendOptions: SendOptions
}): Promise<void> {
  const { bytes, cluster, rpc, sendOptions } = parameters
  const { minContextSlot, preflightCommitment } = sendOptions
  const answer = await rpc(cluster, 'simulateTransaction', [
    encodeBase64(bytes),
    {
      encoding: 'base64',
      commitment: preflightCommitment,
      // The person's signature is still to come.
      sigVerify: false,
      ...(minContextSlot !== undefined && { minContextSlot }),
    },
  ])
  const { value } = (answer ?? {}) as { value?: unknown }
  if (typeof value !== 'object' || value === null || !('err' in value))
    throw unreadable()
  if (value.err === null || value.err === undefined) return
  throw new HostError({
    message: toSentence(value.err),
    code: PREFLIGHT_FAILED,
  })
}

const sentences: ReadonlyMap<string, string> = new Map([
  ['AccountNotFound', 'The account has no SOL for the network fee'],
  ['AlreadyProcessed', 'This transaction has been sent before'],
  ['BlockhashNotFound', 'The transaction has expired'],
  ['InsufficientFundsForFee', 'Not enough SOL for the network fee'],
  ['InsufficientFundsForRent', 'Too little SOL would be left in an account'],
])

/** `err` is a name, or an object with the name as its only key. */
function toSentence(err: unknown): string {
  const [name = ''] = typeof err === 'string' ? [err] : Object.keys(Object(err))
  if (JSON.stringify(err).includes('{"Custom":1}'))
    return 'The transaction would fail: not enough funds'
  const known = sentences.get(name)
  if (known) return known
  return `The transaction would fail: ${JSON.stringify(err).slice(0, 120)}`
}
