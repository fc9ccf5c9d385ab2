import {
  type Chain,
  type Client,
  type Hex,
  numberToHex,
  type Transport,
} from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import type { Connector } from 'wagmi'
import { getMember } from '../../core/errors/getMember.js'
import type { PaymasterService } from '../../core/paymaster/paymaster.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { createId } from '../../core/secureContext/createId.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendClient } from './getSendClient.js'
import { getSendJournal } from './getSendJournal.js'
import { submitIntent } from './submitIntent.js'
import { toFeeCapability } from './toFeeCapability.js'
import type { SendTokenProgress, SendTransaction } from './types.js'
import { watchAbort } from './watchAbort.js'
import { withNotSent } from './withNotSent.js'

/** A call ahead of the transaction in its batch. */
export type BatchCall = Pick<SendTransaction, 'data' | 'to' | 'value'>

/**
 * Hands a batch to the wallet once (`wallet_sendCalls`, EIP-5792), and records
 * it first. The ID is chosen here: a wallet makes a batch of one ID only once,
 * and can be asked about it after a reload.
 *
 * @param parameters.intent - an earlier intent to send again, with its ID
 * @returns the intent, with the reason if the wallet's answer is missing
 * @throws errors that prove that nothing was sent; the intent is then removed,
 * or the earlier one restored
 */
export async function submitBatch(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: submitBatch.Parameters,
): Promise<{ intent: SendIntent; cause?: unknown }> {
  const { before, connector, paymaster, report, signal } = parameters
  const { intent: earlier, transaction } = parameters
  const { batch, chainId, data, from, name, swap, to, value } = transaction
  const [wallet, nonce, block] = await withNotSent(
    () =>
      Promise.all([
        getSendClient(kit, { chainId, connector, from }),
        getTransactionCount(client, { address: from, blockTag: 'pending' }),
        getBlockNumber(client, { cacheTime: 0 }),
      ]),
    earlier,
  )
  report({ step: 'approving', hash: undefined, sentToNetwork: 'unknown' })
  await withNotSent(() => signal.throwIfAborted(), earlier)
  const callsId = earlier?.callsId ?? createCallsId()
  const intent = getSendJournal(kit).save({
    id: earlier?.id ?? createId(),
    batch,
    callsId,
    caipNetworkId: `eip155:${chainId}`,
    from,
    to,
    data,
    name,
    swap,
    value: String(value),
    nonce: earlier?.nonce ?? nonce,
    fromBlock: earlier?.fromBlock ?? String(block),
    hash: earlier?.hash,
    createdAt: Date.now(),
  })
  const method = 'wallet_sendCalls'
  const request = {
    atomicRequired: before.length > 0,
    calls: [...before, transaction].map(toCall),
    chainId: numberToHex(chainId),
    from,
    id: callsId,
    version: '2.0.0',
    ...(paymaster && { capabilities: toFeeCapability(paymaster) }),
  }
  const handed = await submitIntent(kit, {
    ...{ earlier, intent },
    async post() {
      const posted = wallet.request({ method, params: [request] } as never, {
        retryCount: 0,
      })
      watchAbort(kit, { connector, method, posted, signal })
      const answer: unknown = await withTimeout(posted, {
        ms: Number.POSITIVE_INFINITY,
        error: () => new Error(),
        signal,
      })
      // Some wallets choose the ID themselves.
      const told = getMember(answer, 'id') ?? answer
      return {
        callsId: typeof told === 'string' && told !== '' ? told : callsId,
      }
    },
  })
  parameters.onRecorded?.()
  return handed
}

export declare namespace submitBatch {
  type Parameters = {
    /** Calls ahead of the transaction. */
    before: readonly BatchCall[]
    connector: Connector
    intent?: SendIntent | undefined
    /** Pays the network fee. */
    paymaster?: PaymasterService | undefined
    /**
     * Called once the wallet has taken it: other tabs find it from then on.
     * One that the wallet refuses goes on as something else.
     */
    onRecorded?: (() => void) | undefined
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
    transaction: SendTransaction
  }
}

function toCall({ data, to, value }: BatchCall) {
  return { to, value: numberToHex(value), ...(data && { data }) }
}

/** EIP-5792 recommends 32 random bytes. */
function createCallsId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
