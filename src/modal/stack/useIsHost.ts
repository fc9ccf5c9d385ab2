'use client'
import { useEffect, useState } from 'react'
import { useKitAtom } from '../../context.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns whether this host shows the modal. A page can have several
 * providers of one kit, each with a host; when one unmounts, another takes
 * over.
 */
export function useIsHost(): boolean {
  const kit = useKit()
  const [id] = useState(Symbol)
  const host = useKitAtom(kit, kit.atoms.host)
  const isFree = host !== undefined && !host.owner
  useEffect(() => {
    if (isFree) pass(kit, undefined, id)
  }, [id, isFree, kit])
  useEffect(() => () => pass(kit, id, undefined), [id, kit])
  return host?.owner === id
}

function pass(
  { atoms, store }: Kit,
  from: symbol | undefined,
  owner: symbol | undefined,
) {
  store.set(atoms.host, (host) =>
    host?.owner === from ? host && { ...host, owner } : host,
  )
}
