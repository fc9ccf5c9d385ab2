/**
 * Returns the networks on which an account can receive a currency: the
 * account's own network if the currency is available there; otherwise, for EVM
 * accounts, any EVM network, since the address is the same.
 *
 * @param parameters.caipNetworkId - network of the account
 * @param parameters.networks - networks of the currency; the chain is given as
 * number, reference or CAIP-2 ID
 */
export function findOnrampNetworks(parameters: {
  caipNetworkId: string
  networks: readonly { name: string; chainId: string }[]
}): { isOwn: boolean; names: readonly string[] } {
  const { caipNetworkId, networks } = parameters
  const [namespace, reference] = caipNetworkId.split(':')
  const own = networks.filter(
    ({ chainId }) => chainId === reference || chainId === caipNetworkId,
  )
  const isOwn = own.length > 0
  const others = networks.filter(
    ({ chainId }) =>
      namespace === 'eip155' && /^(?:eip155:)?[0-9]+$/.test(chainId),
  )
  return { isOwn, names: (isOwn ? own : others).map(({ name }) => name) }
}
