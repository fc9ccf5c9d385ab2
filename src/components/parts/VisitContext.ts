'use client'
import { createContext } from 'react'
import type { RowHeights } from './measureRows.js'

/** What is kept until there is no way back to a view. */
export type Visit = {
  get: <name extends keyof Kept>(name: name) => Kept[name] | undefined
  set: <name extends keyof Kept>(name: name, value: Kept[name]) => void
}

type Kept = {
  /** Of its lists, by the key of their first row. */
  rows: Map<string, RowHeights>
  /** How far it was scrolled, in px. */
  top: number
  /** What a list is searched for. */
  typed: string
}

/** Of the view around it. */
export const VisitContext = createContext<Visit | undefined>(undefined)
