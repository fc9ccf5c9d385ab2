import { type CcipRequestParameters, ccipRequest, type Hex } from 'viem'
import { isLoopback } from '../../../core/isLoopback.js'

/**
 * Asks the gateways of a name (ERC-3668), over HTTPS only: their URLs come
 * from a contract that anyone can deploy.
 */
export async function requestGateway(
  parameters: CcipRequestParameters,
): Promise<Hex> {
  const urls = parameters.urls.filter(isAllowed)
  if (urls.length === 0) throw new Error('No gateway has an HTTPS address')
  return ccipRequest({ ...parameters, urls })
}

function isAllowed(url: string) {
  // The placeholders are no part of a URL's grammar.
  const plain = url.replace('{sender}', '0x').replace('{data}', '0x')
  if (!URL.canParse(plain)) return false
  const { hostname, protocol } = new URL(plain)
  const isPage = isLoopback(globalThis.location?.hostname ?? 'localhost')
  if (isLoopback(hostname)) return isPage
  return protocol === 'https:'
}
