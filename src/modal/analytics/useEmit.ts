'use client'
import { useCallback } from 'react'
import type { RaisedEvent } from '../../core/analytics/events.js'
import { emit } from '../../features/analytics/emit.js'
import { useKit } from '../../hooks/useKit.js'

/** Returns `emit` of the kit, for clicks that no action stands behind. */
export function useEmit(): (raised: RaisedEvent) => void {
  const kit = useKit()
  return useCallback((raised) => emit(kit, raised), [kit])
}
