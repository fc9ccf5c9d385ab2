import { type Hex, pad, slice } from 'viem'
import { ENTRY_POINT } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Attempt } from './createBundles.js'
import type { StoredOperation } from './operation.js'
import type { CallReceipt } from './readReceipt.js'
import { readReceipt } from './readReceipt.js'

/** `UserOperationEvent` of EntryPoint 0.7. */
const OPERATION_TOPIC: Hex =
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** `BeforeExecution`: what is logged up to it belongs to no operation. */
const EXECUTION_TOPIC: Hex =
  '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'

type FoundReceipt = CallReceipt & {
  /** It did nothing in place of the calls. */
  isCancelled?: true
}

type EventLog = { data: Hex; topics: readonly Hex[]; transactionHash: Hex }

/**
 * What the chain knows of an operation, by the frame's own node: its receipt
 * with its own logs only, `replaced` when a foreign one has used its nonce, or
 * `undefined`.
 *
 * @param parameters.attempts - the operations of which it is one; default: the
 * only one
 */
export async function findOperation(parameters: {
  attempts?: readonly Attempt[] | undefined
  chain: FrameChain
  operation: Pick<StoredOperation, 'fromBlock' | 'hash' | 'nonce' | 'sender'>
  rpc: Rpc
}): Promise<FoundReceipt | 'replaced' | undefined> {
  const { chain, operation, rpc } = parameters
  const { fromBlock, nonce, sender } = operation
  const attempts: readonly Attempt[] = parameters.attempts ?? [operation]
  const logs = await rpc(chain, 'eth_getLogs', [
    {
      address: ENTRY_POINT,
      fromBlock,
      toBlock: 'latest',
      topics: [OPERATION_TOPIC, null, pad(sender)],
    },
  ])
  if (!Array.isArray(logs)) return undefined
  const event = (logs as EventLog[]).find(
    ({ data }) => BigInt(slice(data, 0, 32)) === BigInt(nonce),
  )
  if (!event) return undefined
  // Whichever of them was the faster one. guard: attempts
  const found = attempts.find(({ hash }) => event.topics[1] === hash)
  if (!found) return 'replaced'
  const receipt = await readReceipt({
    chain,
    hash: event.transactionHash,
    rpc,
  })
  if (!receipt) return undefined
  const isSuccess = BigInt(slice(event.data, 32, 64)) === 1n
  return {
    ...receipt,
    ...(found.isCancelled && { isCancelled: true }),
    logs: cutLogs(receipt.logs, found.hash),
    // The outer transaction succeeds also when the operation reverts.
    status: isSuccess ? '0x1' : '0x0',
  }
}

/** Only what the operation itself has logged: a bundle may hold several. */
function cutLogs(logs: CallReceipt['logs'], hash: Hex) {
  let own: CallReceipt['logs'][number][] = []
  for (const log of logs) {
    const isEntryPoint = log.address.toLowerCase() === ENTRY_POINT.toLowerCase()
    const [topic, logged] = isEntryPoint ? log.topics : []
    if (topic === OPERATION_TOPIC) {
      if (logged === hash) return own
      own = []
    } else if (topic === EXECUTION_TOPIC) own = []
    else own.push(log)
  }
  return own
}
