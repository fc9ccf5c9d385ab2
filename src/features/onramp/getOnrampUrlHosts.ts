import type { OnrampOptions } from '../../core/onramp/onramp.js'
import type { Hosts } from '../../core/options/hosts.js'

/** Default hosts of provider pages, in addition to those of `hosts`. */
const defaultOnrampUrlHosts: readonly string[] = ['pay.coinbase.com']

/**
 * Returns the hosts allowed for provider pages: those the app allows, and the
 * configured hosts of the API and the onramp.
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
