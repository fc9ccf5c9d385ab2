'use client'
import { useMemo, useRef } from 'react'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
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
  const { entry } = useModal()
  const latest = useRef(entry)
  latest.current = entry
  return useMemo(
    () => ({
      get: (name) => visits.get(latest.current)?.get(name) as never,
      set(name, value) {
        const visit = visits.get(latest.current) ?? new Map()
        visits.set(latest.current, visit.set(name, value))
      },
    }),
    [],
  )
}
