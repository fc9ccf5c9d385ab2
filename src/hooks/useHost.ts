'use client'
import type { ComponentType } from 'react'
import { useContext, useEffect } from 'react'
import { KitContext } from '../context.js'
import { useKit } from './useKit.js'

/** Gives `KitProvider` the component that it renders beside its children. */
export function useHost(Component: ComponentType): void {
  const kit = useKit()
  const owner = useContext(KitContext)?.provider
  useEffect(() => {
    kit.store.set(kit.atoms.host, (current) =>
      current?.Component === Component ? current : { Component, owner },
    )
  }, [kit, Component, owner])
}
