import type { ApiContext, ApiOptions } from './apiContext.js'

/**
 * Whether the API serves a network; without one there is nothing to test.
 *
 * @throws ApiError when the list of networks cannot be read: that says nothing
 * about the network
 */
export async function isServed(
  context: Pick<ApiContext, 'chains'>,
  caipNetworkId: string | undefined,
  options: ApiOptions = {},
): Promise<boolean> {
  const { signal } = options
  if (caipNetworkId === undefined) return true
  return context.chains.isSupported(caipNetworkId, { signal })
}
