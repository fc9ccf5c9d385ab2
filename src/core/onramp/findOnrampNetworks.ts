/**
 * The networks of a currency on which an account can get it: its own where the
 * currency is offered there, else, on EVM chains, where one address serves
 * all, any of them.
 *
 * @param parameters.caipNetworkId - of the account
 * @param parameters.networks - of the currency; the chain is named by its
 * number, its reference or its CAIP-2 id
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
