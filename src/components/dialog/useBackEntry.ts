'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { createBackEntry } from './createBackEntry.js'

/** Lets the browser's back button or gesture go back in the open modal. */
export function useBackEntry(isOpen: boolean): void {
  const kit = useKit()
  const { back } = useModal()
  const [entry, setEntry] = useState<createBackEntry.ReturnType | undefined>()
  useEffect(() => {
    if (!kit.backButton) return
    const { modal } = kit.atoms
    const created = createBackEntry(() => {
      const { stack } = kit.store.get(modal)
      back()
      const after = kit.store.get(modal)
      return after.isOpen && after.stack !== stack
    })
    setEntry(created)
    return () => {
      created.dispose()
      setEntry(undefined)
    }
  }, [back, kit])
  useEffect(() => {
    if (!isOpen || !entry) return
    entry.open()
    return () => entry.close()
  }, [entry, isOpen])
}
