'use client'
import type { ReactNode } from 'react'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'

/** Opens the wallet as a program of this device, or as a page. */
export function PairingLink({ children, kind, wallet }: PairingLink.Props) {
  const { open, status } = useWalletLink({ kind, wallet })
  if (status === 'unsupported') return null
  return (
    <Button
      aria-disabled={status === 'preparing'}
      onClick={() => open()}
      variant="text"
    >
      {children}
      <Icon name="external" />
    </Button>
  )
}

export declare namespace PairingLink {
  type Props = {
    children: ReactNode
    kind: 'desktop' | 'web'
    wallet: Wallet
  }
}
