import type { Connection } from '@solana/web3.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import {
  decideFate,
  isToAskOthers,
  type PaymentOutcome,
  type Testimony,
} from './decideFate.js'
import { hearNode } from './hearNode.js'

export type { PaymentOutcome } from './decideFate.js'

/**
 * Looks up a payment on the chain. Further nodes of the cluster are heard
 * before it is called dead, and where the first one knows nothing of it.
 *
 * @param nodes - connections to the nodes of the payment's cluster
 * @throws ApiError when no node answers
 */
export async function lookUpPayment(
  nodes: readonly Connection[],
  intent: SolanaIntent,
  signal?: AbortSignal | undefined,
): Promise<PaymentOutcome> {
  const [main, ...others] = nodes as [Connection, ...Connection[]]
  let failure: unknown
  const first = await hearNode(main, intent, signal).catch((error) => {
    failure = error
    return undefined
  })
  signal?.throwIfAborted()
  const now = Date.now()
  const heard = isToAskOthers({ first, intent, now })
    ? await Promise.all(others.map((node) => hearOther(node, intent, signal)))
    : []
  signal?.throwIfAborted()
  if (failure !== undefined && heard.every((one) => one === undefined))
    throw failure
  return decideFate({ heard: [first, ...heard], intent, now })
}

/** A node of another cluster would know nothing of the payment either. */
async function hearOther(
  node: Connection,
  intent: SolanaIntent,
  signal: AbortSignal | undefined,
): Promise<Testimony | undefined> {
  try {
    const [genesis, heard] = await Promise.all([
      callNode(() => node.getGenesisHash(), { signal, tries: 1 }),
      hearNode(node, intent, signal),
    ])
    return isOfCluster(genesis, intent) ? heard : undefined
  } catch {
    return undefined
  }
}

const LOCAL = 'solana:localnet'

/** Clusters are named by the beginning of their first block's hash (CAIP-30). */
function isOfCluster(genesis: string, { caipNetworkId }: SolanaIntent) {
  const [, reference = ''] = caipNetworkId.split(':')
  return caipNetworkId === LOCAL || genesis.startsWith(reference)
}
