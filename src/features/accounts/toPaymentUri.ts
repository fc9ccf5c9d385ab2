import { assertReceiver } from '../../core/address/assertReceiver.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { AmountZeroError } from '../../core/errors/send.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'

/**
 * Creates a payment request URI for a QR code or link.
 *
 * Standards: EIP-681 on EVM chains, with chain ID and amounts in base units;
 * Solana Pay transfer requests, with amounts in token units. Solana Pay does
 * not specify the cluster.
 *
 * @param parameters.address - receiver address
 * @param parameters.caipNetworkId - CAIP-2 ID of the network
 * @param parameters.amount - decimal string in token units; if omitted, the
 * payer chooses
 * @param parameters.decimals - decimals of the token
 * @param parameters.token - contract or mint address, default the native token
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

/** Values need no escaping: they are addresses and numbers. */
function write(
  start: string,
  query: Readonly<Record<string, string | undefined>>,
) {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  )
  return pairs.length > 0 ? `${start}?${pairs.join('&')}` : start
}
