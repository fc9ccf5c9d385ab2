'use client'
import { useHost } from '../../modal/stack/useHost.js'
import { ModalHost } from '../dialog/ModalHost.js'

/**
 * Mounts the modal for `useModal`, without a button. Latchkey's buttons mount
 * it themselves. Renders nothing in place.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * <ConnectModal />
 */
export function ConnectModal() {
  useHost(ModalHost)
  return null
}
