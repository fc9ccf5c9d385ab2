'use client'
import { useLayoutEffect } from 'react'
import type { listFirstWallets } from '../../modal/wallet/listFirstWallets.js'
import { useFirstWallets } from '../../modal/wallet/useFirstWallets.js'

/**
 * Passes the explorer's wallets to the list of the first screen. Renders
 * nothing, so that rows keep their place and focus.
 */
export function ExplorerWallets({
  onFound,
  ...parameters
}: ExplorerWallets.Props) {
  const { featured, recommended } = useFirstWallets(parameters)
  useLayoutEffect(
    () => onFound({ featured, recommended }),
    [featured, onFound, recommended],
  )
  return null
}

export declare namespace ExplorerWallets {
  type Props = useFirstWallets.Parameters & {
    onFound: (explorer: listFirstWallets.Explorer) => void
  }
}
