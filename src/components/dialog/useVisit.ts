'use client'
import { useMemo } from 'react'
import { getModalEntry, type ModalEntry } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import type { Visit } from '../parts/VisitContext.js'

/** Keyed by stack entry: dropped once the user cannot navigate back to it. */
const visits = new WeakMap<ModalEntry, Map<string, unknown>>()

/**
 * Returns state that is restored when the user navigates back to the current
 * view. Opening the view again starts fresh. Changes do not re-render.
 *
 * @example
 * const visit = useVisit()
 * const [typed, setTyped] = useState(() => visit.get('typed') ?? '')
 */
export function useVisit(): Visit {
  const kit = useKit()
  return useMemo(() => {
    const read = () => getModalEntry(kit.store.get(kit.atoms.modal))
    let visited = read()
    /**
     * Switching a tab creates a new entry; in a two-pane layout, the current
     * entry may belong to another view.
     */
    const follow = () => {
      const entry = read()
      if (entry.view === visited.view) visited = entry
      return visited
    }
    return {
      get: (name) => visits.get(follow())?.get(name) as never,
      set(name, value) {
        const entry = follow()
        const visit = visits.get(entry) ?? new Map()
        visits.set(entry, visit.set(name, value))
      },
    }
  }, [kit])
}
