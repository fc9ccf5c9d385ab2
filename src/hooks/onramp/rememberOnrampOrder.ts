import type { QueryClient } from '@tanstack/react-query'
import type { getBalances } from '../../actions/getBalances.js'
import type { PurchaseCurrency } from '../../api/onrampSchemas.js'
import { onrampOrderAtom } from '../../atoms/onrampOrderAtom.js'
import type { Account } from '../../core/account/account.js'
import { findBoughtBalance } from '../../core/onramp/findBoughtBalance.js'
import { findOnrampNetworks } from '../../core/onramp/findOnrampNetworks.js'
import type { OnrampProvider } from '../../core/onramp/onramp.js'
import type { Kit } from '../../createKit.js'
import { balancesQueryKey } from '../../query/balances.js'

/**
 * Keeps what was begun on a provider's page, and what the account held then,
 * for whoever asks what has become of it.
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
  // What goes elsewhere is not seen in these balances.
  const { isOwn } = findOnrampNetworks({
    caipNetworkId,
    networks: currency.networks,
  })
  const isKnown = held !== undefined && isOwn
  kit.store.set(onrampOrderAtom, {
    account: { address, caipNetworkId },
    before: isKnown ? (found?.quantity.numeric ?? '0') : undefined,
    currency,
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

/** Some providers sell one thing, whatever was chosen. */
function getCurrency(
  { namespace }: Account,
  offer: rememberOnrampOrder.Parameters['offer'],
) {
  const { provider, purchaseCurrencies, purchaseCurrency } = offer
  const symbol = provider?.getSymbol?.(namespace)
  if (!symbol || symbol === purchaseCurrency.symbol) return purchaseCurrency
  const other = purchaseCurrencies.find((one) => one.symbol === symbol)
  return other ?? { networks: [], symbol }
}
