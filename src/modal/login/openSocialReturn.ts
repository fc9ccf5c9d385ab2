import { openModal } from '../../actions/modal/openModal.js'
import type { Kit } from '../../createKit.js'
import { consumeSocialReturn } from '../../features/login/consumeSocialReturn.js'
import { readSocialReturn } from '../../features/login/readSocialReturn.js'

/**
 * Opens the modal to resume a login that the page was left for. A response
 * that belongs to no such login is removed from the URL and discarded. Does
 * nothing without a response in the URL.
 *
 * @example
 * openSocialReturn(kit)
 */
export function openSocialReturn(kit: Kit): void {
  const found = readSocialReturn(kit.storage, globalThis.window)
  const provider = found?.login?.provider
  if (!provider) consumeSocialReturn(kit.storage)
  else openModal(kit, { view: 'ConnectingSocial', data: { provider } })
}
