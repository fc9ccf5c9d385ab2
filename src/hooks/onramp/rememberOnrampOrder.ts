import type { QueryClient } from '@tanstack/react-query'
import type { getBalances } from '../../actions/getBalances.js'
import type { PurchaseCurrency } from '../../api/onrampSchemas.js'
import { onrampOrderAtom } from '../../atoms/onrampOrderAtom.js'
import type { Account } from '../../core/account/account.js'
import { findOnrampNetworks } from '../../core/onramp/findOnrampNetworks.js'
import type { OnrampProvider } from '../../core/onramp/onramp.js'
import type { Kit } from '../../createKit.js'
import { findBoughtBalance } from '../../features/onramp/findBoughtBalance.js'
import { balancesQueryKey } from '../../query/balances.js'

/**
 * Stores the purchase opened on a provider's page, with the balance at that
 * time, to detect its arrival later.
 */
export function rememberOnrampOrder(
  kit: Kit,
  parameters: rememberOnrampOrder.Parameters,
): void {
  const { account, offer, queryClient } = parameters
  const { address, caipNetworkId, chainId } = account
  const currency = getCurrency(account, offer)
  const held = queryClient.getQueryData<getBalances.ReturnType>(
    balancesQueryKey(kit, { address, chainId }),
  )
  const found =
    held &&
    findBoughtBalance({ balances: held.balances, caipNetworkId, currency })
  // Deliveries to other networks do not appear in these balances.
  const { isOwn } = findOnrampNetworks({
    caipNetworkId,
    networks: currency.networks,
  })
  const isKnown = held !== undefined && isOwn
  kit.store.set(onrampOrderAtom, {
    account: { address, caipNetworkId },
    before: isKnown ? (found?.quantity.numeric ?? '0') : undefined,
    currency,
    held:
      offer.provider?.hasOwnPrice && !isKnown
        ? toHeld(held?.balances, caipNetworkId)
        : undefined,
    payment: { amount: offer.amount, currency: offer.paymentCurrency.id },
    provider: offer.provider?.label ?? '',
    url: offer.url,
  })
}

export declare namespace rememberOnrampOrder {
  type Parameters = {
    account: Account
    offer: {
      amount: string
      paymentCurrency: { id: string }
      provider: OnrampProvider | undefined
      purchaseCurrencies: readonly PurchaseCurrency[]
      purchaseCurrency: PurchaseCurrency
      url: string
    }
    queryClient: QueryClient
  }
}

function toHeld(
  balances: getBalances.ReturnType['balances'] | undefined,
  caipNetworkId: string,
) {
  return balances
    ?.filter(({ chainId }) => chainId === caipNetworkId)
    .map(({ address, quantity }) => ({ address, numeric: quantity.numeric }))
}

/** Some providers sell a single token, whatever was selected. */
function getCurrency(
  { namespace }: Account,
  offer: rememberOnrampOrder.Parameters['offer'],
) {
  const { provider, purchaseCurrencies, purchaseCurrency } = offer
  const symbol = provider?.getSymbol?.(namespace)
  // Without a list, the page itself offers what it sells.
  const isListed = purchaseCurrencies.length > 0
  if (!symbol && provider?.hasOwnPrice && !isListed)
    return { networks: [], symbol: '' }
  if (!symbol || symbol === purchaseCurrency.symbol) return purchaseCurrency
  const other = purchaseCurrencies.find((one) => one.symbol === symbol)
  return other ?? { networks: [], symbol }
}
