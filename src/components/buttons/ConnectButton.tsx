'use client'
import type { ReactNode } from 'react'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useHost } from '../../hooks/useHost.js'
import { useModal } from '../../hooks/useModal.js'
import { dialogSource } from '../dialog/dialogSource.js'
import { ModalHost } from '../dialog/ModalHost.js'
import { useThemed } from '../parts/useThemed.js'
import { button as strings } from '../strings/button.js'

/** Opens the modal: connects a wallet, or shows the account. */
export function ConnectButton(_props: ConnectButton.Props) {
  useHost(ModalHost)
  const account = useActiveAccount()
  const { open } = useModal()
  const themed = useThemed<HTMLButtonElement>()
  return (
    <button
      {...themed}
      className="lk-connect-button"
      onClick={() => open()}
      onFocus={dialogSource.preload}
      onPointerEnter={dialogSource.preload}
      type="button"
    >
      {account ? truncateAddress(account.address) : strings.connect}
    </button>
  )
}

export declare namespace ConnectButton {
  type Props = { children?: ((state: unknown) => ReactNode) | undefined }
}
