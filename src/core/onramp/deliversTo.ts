import type { OnrampProvider } from './onramp.js'

/** Whether a provider delivers to a network, given its CAIP-2 ID. */
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
