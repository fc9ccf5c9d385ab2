import type { Hosts } from '../options/hosts.js'
import { getOnrampUrlHosts } from './getOnrampUrlHosts.js'
import type { OnrampOptions } from './onramp.js'
import { toOnrampUrl } from './toOnrampUrl.js'

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
