'use client'
import { useLoginRequests } from '../../modal/login/useLoginRequests.js'
import { useHost } from '../../modal/stack/useHost.js'
import { ModalHost } from '../dialog/ModalHost.js'
import { Boundary } from '../parts/Boundary.js'

/**
 * Mounts the modal for `useModal`, without a button. Latchkey's buttons mount
 * it themselves. Renders nothing in place.
 *
 * Beside another wallet list, such as RainbowKit's, it opens the login when
 * that list connects the embedded wallet.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * <ConnectModal />
 */
export function ConnectModal() {
  return (
    <Boundary>
      <Mount />
    </Boundary>
  )
}

function Mount() {
  useHost(ModalHost)
  useLoginRequests()
  return null
}
