import { foldCase } from '../../core/address/foldCase.js'
import type { OnrampCurrency } from '../../core/onramp/onramp.js'

type Balance = {
  /** CAIP-10 ID of the token; omitted for the native token. */
  address?: string | undefined
  chainId: string
  quantity: { decimals: string; numeric: string }
  symbol: string
}

/**
 * Returns the balance that increases when a currency is bought on a network:
 * the token at the currency's contract address. A token that only shares the
 * symbol does not match.
 *
 * @param parameters.caipNetworkId - network of the account
 */
export function findBoughtBalance<balance extends Balance>(parameters: {
  balances: readonly balance[]
  caipNetworkId: string
  currency: OnrampCurrency
}): balance | undefined {
  const { balances, caipNetworkId, currency } = parameters
  const [, reference] = caipNetworkId.split(':')
  const contracts = currency.networks
    .filter(({ chainId }) => [reference, caipNetworkId].includes(chainId))
    .map(
      ({ contractAddress }) =>
        contractAddress && foldCase(`${caipNetworkId}:${contractAddress}`),
    )
  const symbol = currency.symbol.toLowerCase()
  return balances.find(
    (balance) =>
      balance.chainId === caipNetworkId &&
      balance.symbol.toLowerCase() === symbol &&
      contracts.includes(balance.address ? foldCase(balance.address) : ''),
  )
}
