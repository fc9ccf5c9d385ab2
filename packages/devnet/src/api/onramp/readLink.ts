import type { OrderRequest } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'

const names = [
  'publicKey',
  'destinationCurrencyCode',
  'walletAddress',
  'externalCustomerId',
] as const

/**
 * The order a link to the page asks for. Every parameter is needed, and once:
 * of two addresses nobody could say which one is meant.
 *
 * @throws ServiceError 400
 */
export function readLink(
  query: Record<string, readonly string[]>,
): OrderRequest {
  const read = (name: (typeof names)[number]) => {
    const [value = '', ...more] = query[name] ?? []
    if (!value || value.length > 256 || more.length > 0)
      throw new ServiceError(400, 'INVALID_LINK', `${name} is missing or odd`)
    return value
  }
  const [, code, address, customer] = names.map(read) as [
    ...[string, string, string, string],
  ]
  return {
    destinationWallets: [{ address, blockchains: [], assets: [code] }],
    partnerUserId: customer,
  }
}
