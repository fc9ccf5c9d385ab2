'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { prepareModal } from './prepareModal.js'
import { whenIdle } from './whenIdle.js'

/**
 * Loads the modal's code once the page is idle (option `preload`), and mounts
 * the closed dialog after that.
 *
 * @param load - loads the modal's code
 * @returns a function to call when the user is likely to open the modal; it
 * loads the code now, and requests the project's logins
 */
export function useModalPreload(
  load: () => Promise<typeof prepareModal>,
): () => void {
  const kit = useKit()
  const client = useQueryClient()
  // A failure is reported by the click.
  useEffect(() => {
    if (kit.preload !== 'idle' || isSlow()) return
    return whenIdle(() => {
      load().then(
        (prepare) => whenIdle(() => prepare(kit)),
        () => {},
      )
    })
  }, [kit, load])
  return useCallback(() => {
    load().then(
      (prepare) => prepare(kit, client),
      () => {},
    )
  }, [client, kit, load])
}

/** Network Information API: Chromium only. */
function isSlow() {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
}
