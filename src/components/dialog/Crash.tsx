'use client'
import { useEffect } from 'react'
import { closedModal } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { loadNotifyCrash } from './modalSources.js'

/**
 * Closes the modal after a fault of ours, and says so. If it fails even while
 * closed, it stays away until it is opened.
 */
export function Crash({ error, onClosed }: Crash.Props) {
  const kit = useKit()
  const { modal } = kit.atoms
  useEffect(() => {
    const { isOpen } = kit.store.get(modal)
    loadNotifyCrash().then(
      (notifyCrash) => notifyCrash(kit, { error, isOpen }),
      () => {},
    )
    if (!isOpen)
      return kit.store.sub(modal, () => {
        if (kit.store.get(modal).isOpen) onClosed()
      })
    kit.store.set(modal, closedModal)
    onClosed()
  }, [error, kit, modal, onClosed])
  return null
}

export declare namespace Crash {
  type Props = { error: unknown; onClosed: () => void }
}
