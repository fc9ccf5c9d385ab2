import type { Hosts } from '../core/options.js'
import { isImageUrl } from '../core/url.js'
import { defaultSdk } from './defaultSdk.js'
import { toSegment } from './toSegment.js'

/**
 * Address of a wallet's picture at the explorer, for an `<img>`: nothing is
 * loaded until one has it.
 *
 * @returns `undefined` when there is none by that id
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
