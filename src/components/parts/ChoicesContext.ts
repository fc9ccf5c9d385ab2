'use client'
import { createContext } from 'react'

/** A virtualized list, of which only some rows are in the document. */
export type PartialList = {
  /** Focuses a row, rendering it if necessary. */
  focus: (index: number) => void
  /** Index of the row that contains an element, or -1. */
  indexOf: (element: Element) => number
  /** Texts of the rows, in order. */
  toTexts: () => readonly string[]
}

/** Virtualized lists by element, so that keys reach all of their rows. */
export const ChoicesContext = createContext<
  Map<Element, PartialList> | undefined
>(undefined)
