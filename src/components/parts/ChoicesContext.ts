'use client'
import { createContext } from 'react'

/** A list of which only some rows are in the document. */
export type PartialList = {
  /** Puts the focus on a row, wherever it is. */
  focus: (index: number) => void
  /** Index of the row that holds an element, -1 of none. */
  indexOf: (element: Element) => number
  /** What the rows are called, in their order. */
  toTexts: () => readonly string[]
}

/** Those among the choices, by their element: keys lead to all their rows. */
export const ChoicesContext = createContext<
  Map<Element, PartialList> | undefined
>(undefined)
