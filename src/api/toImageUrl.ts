import type { Hosts } from '../core/options/hosts.js'
import { isImageUrl } from '../core/url.js'
import { defaultSdk } from '../version.js'
import { toSegment } from './toSegment.js'

/**
 * Returns the explorer URL of a wallet's image, for use in an `<img>`. Makes
 * no request.
 *
 * @returns `undefined` when the ID does not give a valid URL
 */
export function toImageUrl(
  { hosts, projectId }: { hosts: Pick<Hosts, 'explorer'>; projectId: string },
  imageId: string,
): string | undefined {
  try {
    const host = hosts.explorer.replace(/\/+$/, '')
    const url = new URL(`${host}/getWalletImage/${toSegment(imageId)}`)
    url.searchParams.set('projectId', projectId)
    url.searchParams.set('st', defaultSdk.type)
    url.searchParams.set('sv', defaultSdk.version)
    return isImageUrl(url.href) ? url.href : undefined
  } catch {
    return undefined
  }
}
