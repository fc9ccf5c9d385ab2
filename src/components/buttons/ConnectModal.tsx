'use client'
import { useHost } from '../../modal/stack/useHost.js'
import { ModalHost } from '../dialog/ModalHost.js'

/**
 * Brings the modal onto the page for `useModal`, without a button of ours. The
 * buttons bring it themselves. It renders nothing where it stands.
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
