import type { OnrampProvider } from './onramp.js'

/** Whether a provider delivers to a network, by its CAIP-2 id. */
export function deliversTo(
  { supportedChains }: Pick<OnrampProvider, 'supportedChains'>,
  caipNetworkId: string,
): boolean {
  const [namespace = ''] = caipNetworkId.split(':')
  return (
    supportedChains.includes(namespace) ||
    supportedChains.includes(caipNetworkId)
  )
}
