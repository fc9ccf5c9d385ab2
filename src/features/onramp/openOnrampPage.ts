import type { OnrampOptions } from '../../core/onramp/onramp.js'
import { toOnrampUrl } from '../../core/onramp/toOnrampUrl.js'
import type { Hosts } from '../../core/options/hosts.js'
import { getOnrampUrlHosts } from './getOnrampUrlHosts.js'

/**
 * Opens a provider's page in a new tab without opener and referrer. Validates
 * the URL again, since others may have modified it in storage.
 *
 * @throws OnrampUrlRefusedError
 */
export function openOnrampPage(parameters: {
  hosts: Pick<Hosts, 'api' | 'onramp'>
  options: OnrampOptions | undefined
  url: string
}): void {
  const { href } = toOnrampUrl(parameters.url, {
    hosts: getOnrampUrlHosts(parameters),
  })
  globalThis.open(href, '_blank', 'noopener,noreferrer')
}
