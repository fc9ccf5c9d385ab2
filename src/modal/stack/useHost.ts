'use client'
import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'

/** Sets the component that `KitProvider` renders next to its children. */
export function useHost(Component: ComponentType): void {
  const kit = useKit()
  useEffect(() => {
    kit.store.set(kit.atoms.host, (current) =>
      current?.Component === Component ? current : { Component },
    )
  }, [kit, Component])
}
