'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { embedModal } from './embedModal.js'

/**
 * Embeds the modal in the page while mounted. Restarts it when another view
 * is passed.
 *
 * @returns whether it is embedded here; there is only one place per page
 */
export function useEmbedModal(start: embedModal.Options): boolean {
  const kit = useKit()
  const { data, namespace, view } = start
  const key = JSON.stringify(data ?? null)
  const [isHere, setIsHere] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: data by its content
  useEffect(() => {
    const stop = embedModal(kit, {
      data,
      namespace,
      view,
    } as embedModal.Options)
    setIsHere(stop !== undefined)
    return stop
  }, [kit, key, namespace, view])
  return isHere
}
