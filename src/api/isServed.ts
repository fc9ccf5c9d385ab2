import type { ApiContext, ApiOptions } from './apiContext.js'

/**
 * Whether the API supports a network. `true` if no network is given.
 *
 * @throws ApiError when the list of supported networks cannot be fetched
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
