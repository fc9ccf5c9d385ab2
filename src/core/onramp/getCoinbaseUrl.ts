import { OnrampUnsupportedError } from '../errors/onramp.js'
import { findOnrampNetworks } from './findOnrampNetworks.js'
import type { OnrampPurchase } from './onramp.js'

/**
 * Link of Coinbase's page, which the blockchain API makes.
 *
 * @throws OnrampUnsupportedError when the account cannot get the currency
 */
export async function getCoinbaseUrl(
  purchase: OnrampPurchase,
): Promise<unknown> {
  const { account, paymentAmount, purchaseCurrency, requestUrl } = purchase
  const { address, caipNetworkId } = account
  const { networks = [], symbol } = purchaseCurrency ?? {}
  const { isOwn, names } = findOnrampNetworks({ caipNetworkId, networks })
  if (networks.length > 0 && names.length === 0)
    throw new OnrampUnsupportedError({ chain: caipNetworkId })
  return requestUrl({
    defaultNetwork: isOwn ? names[0] : undefined,
    destinationWallets: [
      { address, assets: symbol ? [symbol] : [], blockchains: names },
    ],
    partnerUserId: address,
    presetFiatAmount: paymentAmount,
  })
}
