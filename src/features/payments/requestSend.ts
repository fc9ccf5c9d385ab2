import {
  type Account,
  type Chain,
  type Client,
  type Hex,
  isHash,
  numberToHex,
  type Transport,
} from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Connector } from 'wagmi'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { estimateFee } from './estimateFee.js'
import { getSendClient } from './getSendClient.js'
import type { SendPost, SendTransaction } from './types.js'
import { watchAbort } from './watchAbort.js'

/**
 * Ensures that the wallet is on the chain and still has the account, and
 * returns a function that posts the transaction to it exactly once.
 *
 * viem's `sendTransaction` retries with another method when a wallet
 * complains, so the request is made here.
 *
 * @throws SendError when the account is gone, or the wallet is on another
 * chain
 */
export async function requestSend(
  kit: Kit,
  parameters: requestSend.Parameters,
): Promise<SendPost> {
  const { connector, signal, transaction } = parameters
  const { chainId, from } = transaction
  const client = await getSendClient(kit, { chainId, connector, from })
  return async (nonce) => {
    const posted = post(client, transaction, nonce)
    const method = 'eth_sendTransaction'
    watchAbort(kit, { connector, method, posted, signal })
    const hash = await withTimeout(posted, {
      ms: Number.POSITIVE_INFINITY,
      error: () => new Error(),
      signal,
    })
    if (typeof hash === 'string' && isHash(hash)) return hash
    const details = 'The wallet has not answered with a hash'
    throw new TransactionUnknownError({ details })
  }
}

export declare namespace requestSend {
  type Parameters = {
    connector: Connector
    signal: AbortSignal
    transaction: SendTransaction
  }
}

async function post(
  client: Client<Transport, Chain, Account>,
  transaction: SendTransaction,
  nonce: number | undefined,
): Promise<unknown> {
  const { chainId, data, from, to, value } = transaction
  if (client.account.type === 'local')
    return signLocally(client, transaction, nonce)
  const request: Record<string, Hex> = {
    from,
    to,
    value: numberToHex(value),
    chainId: numberToHex(chainId),
    ...(data ? { data } : {}),
    ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
  }
  return client.request(
    { method: 'eth_sendTransaction', params: [request] } as never,
    { retryCount: 0 },
  )
}

/** Signs and sends for a connector whose account holds its key in the page. */
async function signLocally(
  client: Client<Transport, Chain, Account>,
  transaction: SendTransaction,
  given: number | undefined,
): Promise<Hex> {
  const { account } = client
  const { chainId, data, from, to, value } = transaction
  if (account.type !== 'local') throw new Error('The account has no key.')
  const [{ fees, gas }, nonce] = await Promise.all([
    estimateFee(client, transaction),
    given ??
      getTransactionCount(client, { address: from, blockTag: 'pending' }),
  ])
  const fields = { chainId, data, gas, nonce, to, value }
  const serialized = await account.signTransaction(
    fees.type === 'legacy'
      ? { ...fields, gasPrice: fees.gasPrice, type: 'legacy' }
      : {
          ...fields,
          maxFeePerGas: fees.maxFeePerGas,
          maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
          type: 'eip1559',
        },
  )
  return client.request(
    { method: 'eth_sendRawTransaction', params: [serialized] },
    { retryCount: 0 },
  )
}
