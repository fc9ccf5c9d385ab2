'use client'
import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'

/** Gives `KitProvider` the component that it renders beside its children. */
export function useHost(Component: ComponentType): void {
  const kit = useKit()
  useEffect(() => {
    kit.store.set(kit.atoms.host, (current) =>
      current?.Component === Component ? current : { Component },
    )
  }, [kit, Component])
}
