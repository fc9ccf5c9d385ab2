import { openModal } from '../../actions/modal/openModal.js'
import { takeSocialReturn } from '../../core/login/takeSocialReturn.js'
import type { Kit } from '../../createKit.js'
import { peekSocialReturn } from './peekSocialReturn.js'

/**
 * Opens the modal where a login goes on that the page was left for and has come
 * back from. What is of no such login is removed from the address and
 * forgotten; without an answer in it nothing happens.
 *
 * @example
 * followSocialReturn(kit)
 */
export function followSocialReturn(kit: Kit): void {
  const provider = peekSocialReturn(kit.storage)
  if (!provider) takeSocialReturn(kit.storage)
  else openModal(kit, { view: 'ConnectingSocial', data: { provider } })
}
