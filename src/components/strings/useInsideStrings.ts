'use client'
import { useContext } from 'react'
import type { InsideStrings } from './enInside.js'
import { InsideStringsContext } from './InsideStringsContext.js'

/** `useStrings` for the views that only an account leads to. */
export function useInsideStrings(): InsideStrings {
  return useContext(InsideStringsContext)
}
