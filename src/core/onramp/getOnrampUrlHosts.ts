import type { Hosts } from '../options.js'
import type { OnrampOptions } from './onramp.js'

/** Hosts on which a provider's page may be, beside those of `hosts`. */
const defaultOnrampUrlHosts: readonly string[] = ['pay.coinbase.com']

/**
 * The hosts on which a provider's page may be: those the app allows, and the
 * configured ones of the API and the onramp.
 */
export function getOnrampUrlHosts(parameters: {
  hosts: Pick<Hosts, 'api' | 'onramp'>
  options: OnrampOptions | undefined
}): readonly string[] {
  const { hosts, options } = parameters
  return [
    ...(options?.urlHosts ?? defaultOnrampUrlHosts),
    new URL(hosts.api).host,
    new URL(hosts.onramp).host,
  ]
}
