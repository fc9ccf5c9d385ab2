import { assertReceiver } from '../address/assertReceiver.js'
import { formatAmount } from '../amount/formatAmount.js'
import { parseAmount } from '../amount/parseAmount.js'
import { AmountZeroError } from '../errors/send.js'
import { isSolanaNetwork } from '../network/isSolanaNetwork.js'
import { toEvmChainId } from '../network/toEvmChainId.js'

/**
 * Writes a request to be paid as a URI, for a QR code or a link.
 *
 * Standards: EIP-681 on EVM chains, with the chain id and amounts in base
 * units; Solana Pay transfer requests, with amounts in whole tokens. Solana Pay
 * names no cluster.
 *
 * @param parameters.address - who is to be paid
 * @param parameters.caipNetworkId - CAIP-2 id of the network
 * @param parameters.amount - decimal text in whole tokens; default left to the
 * payer
 * @param parameters.decimals - decimal places of the token or coin
 * @param parameters.token - address of the contract or mint, default the
 * native coin
 * @throws InvalidReceiverError, WrongNamespaceError for either address
 * @throws InvalidAmountError, TooManyDecimalsError, AmountZeroError
 *
 * @example
 * toPaymentUri({ address, amount: '1.5', caipNetworkId: 'eip155:1', decimals: 18 })
 * // 'ethereum:0x…@1?value=1500000000000000000'
 */
export function toPaymentUri(parameters: toPaymentUri.Parameters): string {
  const { address, amount, caipNetworkId, decimals, token } = parameters
  const isSolana = isSolanaNetwork(caipNetworkId)
  for (const one of [address, ...(token === undefined ? [] : [token])])
    assertReceiver(isSolana ? 'solana' : 'eip155', one)
  const units = amount === undefined ? undefined : parseAmount(amount, decimals)
  if (units === 0n) throw new AmountZeroError()
  if (isSolana) {
    const text = units === undefined ? undefined : formatAmount(units, decimals)
    return write(`solana:${address}`, { amount: text, 'spl-token': token })
  }
  const chainId = toEvmChainId(caipNetworkId)
  const text = units?.toString()
  if (token === undefined)
    return write(`ethereum:${address}@${chainId}`, { value: text })
  const start = `ethereum:${token}@${chainId}/transfer`
  return write(start, { address, uint256: text })
}

export declare namespace toPaymentUri {
  type Parameters = {
    address: string
    amount?: string | undefined
    caipNetworkId: string
    decimals: number
    token?: string | undefined
  }
  type ErrorType =
    | AmountZeroError
    | assertReceiver.ErrorType
    | parseAmount.ErrorType
    | toEvmChainId.ErrorType
}

/** All values are plain: addresses and digits need no escaping. */
function write(
  start: string,
  query: Readonly<Record<string, string | undefined>>,
) {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  )
  return pairs.length > 0 ? `${start}?${pairs.join('&')}` : start
}
