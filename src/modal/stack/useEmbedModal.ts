'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { embedModal } from './embedModal.js'

/**
 * Lets the modal stand in the page for as long as the component lives, and
 * start anew when another view is given.
 *
 * @returns whether it stands here: there is one place on a page
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
