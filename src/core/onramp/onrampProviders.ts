import type { AccountNamespace } from '../account/account.js'
import { ONRAMP_FEE_PERCENT } from '../constants/onramp.js'
import {
  OnrampNotConfiguredError,
  OnrampUnsupportedError,
} from '../errors/onramp.js'
import { findOnrampNetworks } from './findOnrampNetworks.js'
import type { OnrampProvider, OnrampPurchase } from './onramp.js'
import { toOnrampUrl } from './toOnrampUrl.js'

const feeRange = `${ONRAMP_FEE_PERCENT.min}-${ONRAMP_FEE_PERCENT.max}%`

/** All supported providers. */
export const onrampProviders: readonly OnrampProvider[] = [
  {
    name: 'coinbase',
    label: 'Coinbase',
    feeRange,
    supportedChains: ['eip155', 'solana'],
    hasOwnPrice: false,
    isConfigured: () => true,
    getUrl: getCoinbaseUrl,
  },
  {
    name: 'meld',
    label: 'Meld.io',
    feeRange,
    supportedChains: ['eip155', 'solana'],
    hasOwnPrice: true,
    getSymbol: getMeldSymbol,
    isConfigured: (options) => Boolean(options?.meldPublicKey),
    getUrl: getMeldUrl,
  },
  {
    name: 'link',
    label: 'Card or bank transfer',
    feeRange,
    supportedChains: ['eip155', 'solana'],
    hasOwnPrice: true,
    isConfigured: () => true,
    getUrl: getLinkUrl,
  },
]

/**
 * Returns the URL of Meld's page, always on `hosts.onramp`. Existing query
 * parameters of the same names are replaced.
 *
 * @throws OnrampNotConfiguredError without a publishable key
 * @throws OnrampUrlRefusedError
 */
async function getMeldUrl(purchase: OnrampPurchase): Promise<string> {
  const { account, hosts, options, projectId } = purchase
  if (!options?.meldPublicKey)
    throw new OnrampNotConfiguredError({ option: 'onramp.meldPublicKey' })
  const { host } = new URL(hosts.onramp)
  const url = toOnrampUrl(hosts.onramp, { hosts: [host] })
  const { searchParams } = url
  searchParams.set('publicKey', options.meldPublicKey)
  searchParams.set('destinationCurrencyCode', getMeldSymbol(account.namespace))
  searchParams.set('walletAddress', account.address)
  searchParams.set('externalCustomerId', projectId)
  return url.href
}

/** Meld sells only these, regardless of the selected currency. */
function getMeldSymbol(namespace: AccountNamespace): string {
  return namespace === 'solana' ? 'SOL' : 'USDC'
}

/**
 * Requests the URL of Coinbase's page from the blockchain API.
 *
 * @throws OnrampUnsupportedError when the account cannot receive the currency
 */
async function getCoinbaseUrl(purchase: OnrampPurchase): Promise<unknown> {
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

/**
 * Requests the URL of the page in the server's configuration. Unless the API
 * lists currencies, the page offers what it sells on the account's network.
 */
async function getLinkUrl(purchase: OnrampPurchase): Promise<unknown> {
  const { account, paymentAmount, purchaseCurrency, requestUrl } = purchase
  const { address, caipNetworkId } = account
  const { networks = [], symbol } = purchaseCurrency ?? {}
  const { names } = findOnrampNetworks({ caipNetworkId, networks })
  const blockchains = names.length > 0 ? names : [caipNetworkId]
  return requestUrl({
    defaultNetwork: blockchains[0],
    destinationWallets: [
      { address, assets: symbol ? [symbol] : [], blockchains },
    ],
    partnerUserId: address,
    presetFiatAmount: paymentAmount,
  })
}
