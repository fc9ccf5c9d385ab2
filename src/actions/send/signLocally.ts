import {
  type Account,
  type Chain,
  type Client,
  type Hex,
  hexToBigInt,
  numberToHex,
  type Transport,
} from 'viem'
import { estimateFeesPerGas, getTransactionCount } from 'viem/actions'
import type { SendTransaction } from './prepareSend.js'

/** Signs and sends for a connector whose account has its key in the page. */
export async function signLocally(
  client: Client<Transport, Chain, Account>,
  transaction: SendTransaction,
  given: number | undefined,
): Promise<Hex> {
  const { account } = client
  const { chainId, data, from, to, value } = transaction
  if (account.type !== 'local') throw new Error('The account has no key.')
  const request = { from, to, value: numberToHex(value), ...(data && { data }) }
  const [gas, fees, nonce] = await Promise.all([
    client.request({ method: 'eth_estimateGas', params: [request] }),
    estimateFeesPerGas(client),
    given ??
      getTransactionCount(client, { address: from, blockTag: 'pending' }),
  ])
  const serialized = await account.signTransaction({
    chainId,
    data,
    gas: hexToBigInt(gas),
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
    nonce,
    to,
    type: 'eip1559',
    value,
  })
  return client.request(
    { method: 'eth_sendRawTransaction', params: [serialized] },
    { retryCount: 0 },
  )
}
