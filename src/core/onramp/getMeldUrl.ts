import { OnrampNotConfiguredError } from '../errors/onramp.js'
import { getMeldSymbol } from './getMeldSymbol.js'
import type { OnrampPurchase } from './onramp.js'
import { toOnrampUrl } from './toOnrampUrl.js'

/**
 * Link of Meld's page, on `hosts.onramp` and nowhere else. What that host's
 * address has of these parameters is replaced.
 *
 * @throws OnrampNotConfiguredError without a publishable key
 * @throws OnrampUrlRefusedError
 */
export async function getMeldUrl(purchase: OnrampPurchase): Promise<string> {
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
