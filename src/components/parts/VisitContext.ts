'use client'
import { createContext } from 'react'
import type { RowHeights } from './measureRows.js'

/** State kept while the user can navigate back to a view. */
export type Visit = {
  get: <name extends keyof Kept>(name: name) => Kept[name] | undefined
  set: <name extends keyof Kept>(name: name, value: Kept[name]) => void
}

type Kept = {
  /** Name of the control that was focused when the user left. */
  focus: string | null | undefined
  /** Row heights of its lists, by the key of their first row. */
  rows: Map<string, RowHeights>
  /** Scroll position, in px. */
  top: number
  /** Search text. */
  typed: string
}

/** State of the surrounding view. */
export const VisitContext = createContext<Visit | undefined>(undefined)
