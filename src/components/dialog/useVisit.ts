'use client'
import { useMemo } from 'react'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import type { Visit } from '../parts/VisitContext.js'

/** Until there is no way back to the view. */
const visits = new WeakMap<ModalEntry, Map<string, unknown>>()

/**
 * What is kept for who comes back to the view that is shown; who opens it anew
 * begins anew. Nothing is drawn when it changes.
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
    /** Another tab of it is another entry; beside it may be another view. */
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
