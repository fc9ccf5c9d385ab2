import {
  type Address,
  type Chain,
  type Client,
  type Hash,
  type Hex,
  numberToHex,
  type Transport,
} from 'viem'
import type { Connector } from 'wagmi'
import { foldCase } from '../../core/address/foldCase.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { getSendClient } from './getSendClient.js'
import { getSendJournal } from './getSendJournal.js'
import { lookUpBatch } from './lookUpBatch.js'
import { lookUpSend } from './lookUpSend.js'
import { requestSend } from './requestSend.js'
import { switchForSend } from './switchForSend.js'
import { watchAbort } from './watchAbort.js'

/**
 * Asks the embedded wallet to send a pending payment again at a higher fee, or
 * nothing in its place. Either has the nonce of the payment, so that the chain
 * takes one of the two; the payment stays recorded, and whoever waits for it
 * learns which.
 *
 * @returns what was sent; `undefined` when it is pending no more, and nothing
 * was sent
 */
export async function replaceSend(
  kit: Kit,
  parameters: replaceSend.Parameters,
): Promise<replaceSend.ReturnType> {
  try {
    const intent = getSendJournal(kit).get(parameters.sendId)
    if (!intent) return undefined
    const chainId = toEvmChainId(intent.caipNetworkId)
    const client = getEvmClient(kit, { chainId })
    const given = { ...parameters, intent }
    return intent.rail === 'calls'
      ? await replaceCalls(kit, client, given)
      : await replaceTransaction(kit, client, given)
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

export declare namespace replaceSend {
  type Parameters = {
    isCancelled: boolean
    sendId: string
    signal: AbortSignal
  }
  /** The hash of calls is known once a block has them. */
  type ReturnType = { hash: Hash | undefined } | undefined
}

type Given = replaceSend.Parameters & { intent: SendIntent }

async function replaceTransaction(
  kit: Kit,
  client: Client<Transport, Chain>,
  { intent, isCancelled, signal }: Given,
): Promise<replaceSend.ReturnType> {
  const outcome = await lookUpSend(client, intent)
  // Another page may have settled it meanwhile. guard: settled
  if (!getSendJournal(kit).get(intent.id)) return undefined
  // Nodes drop what pays too little; its nonce is certain once it was seen.
  const isDropped = outcome.status === 'unseen' && intent.isSeen
  if (outcome.status !== 'pending' && !isDropped) return undefined
  const { nonce } = outcome.status === 'pending' ? outcome : intent
  if (outcome.status === 'pending') {
    const { hash } = outcome
    getSendJournal(kit).save({ ...intent, hash, isSeen: true, nonce })
  }
  const connector = findEmbedded(kit, intent)
  await switchForSend(client, { connector, report: () => {} })
  const from = intent.from as Address
  const transaction = isCancelled
    ? { data: undefined, to: from, value: 0n }
    : {
        data: intent.data as Hex | undefined,
        to: intent.to as Address,
        value: BigInt(intent.value),
      }
  const post = await requestSend(kit, {
    ...{ connector, signal },
    transaction: {
      ...{ ...transaction, amount: 0n, chainId: client.chain.id, from },
    },
  })
  return { hash: await post(nonce) }
}

/**
 * The wallet knows the calls of the id and their nonce. Those that it is given
 * do nothing: a wallet without this capability pays nothing twice.
 */
async function replaceCalls(
  kit: Kit,
  client: Client<Transport, Chain>,
  { intent, isCancelled, signal }: Given,
): Promise<replaceSend.ReturnType> {
  const connector = findEmbedded(kit, intent)
  const look = () => lookUpBatch(client, { connector, intent })
  if ((await look()).status !== 'pending') return undefined
  await switchForSend(client, { connector, report: () => {} })
  const { from } = intent
  const { id: chainId } = client.chain
  const wallet = await getSendClient(kit, { chainId, connector, from })
  const method = 'wallet_sendCalls'
  const request = {
    atomicRequired: false,
    calls: [{ to: from, value: numberToHex(0) }],
    capabilities: {
      replacement: { action: isCancelled ? 'cancel' : 'speedUp' },
    },
    chainId: numberToHex(chainId),
    from,
    id: intent.callsId,
    version: '2.0.0',
  }
  try {
    signal.throwIfAborted()
    const posted = wallet.request({ method, params: [request] } as never, {
      retryCount: 0,
    })
    watchAbort(kit, { connector, method, posted, signal })
    await withTimeout(posted, {
      ms: Number.POSITIVE_INFINITY,
      error: () => new Error(),
      signal,
    })
    return { hash: undefined }
  } catch (error) {
    // It may have landed while the card was prepared or open.
    const { status } = await look().catch(() => ({ status: 'unknown' }))
    if (over.includes(status)) return undefined
    throw error
  }
}

const over = ['cancelled', 'landed', 'notSent']

/** Other wallets have a button of their own for it. */
function findEmbedded(kit: Kit, { from }: SendIntent): Connector {
  const account = kit
    .getAccounts()
    .find(
      ({ address, namespace }) =>
        namespace === 'eip155' && foldCase(address) === foldCase(from),
    )
  const { connections } = kit.config.state
  const connector = account && connections.get(account.connector.uid)?.connector
  if (connector?.id !== AUTH_CONNECTOR_ID) throw new NotConnectedError()
  return connector
}
