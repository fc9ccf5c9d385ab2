'use client'
import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import type { Kit } from '../createKit.js'

/** Reads an atom of the kit's own store. */
export function useKitAtom<value>(kit: Kit, atom: Atom<value>): value {
  const read = () => kit.store.get(atom)
  return useSyncExternalStore(
    useCallback((listener) => kit.store.sub(atom, listener), [kit, atom]),
    read,
    // The server's kit has changed nothing, this one may have by now: markup
    // is hydrated late under a Suspense boundary.
    () => (hasInitialValue(atom) ? atom.init : read()),
  )
}

function hasInitialValue<value>(
  atom: Atom<value>,
): atom is Atom<value> & { init: value } {
  return 'init' in atom
}
