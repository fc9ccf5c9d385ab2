'use client'
import { useContext } from 'react'
import type { Strings } from './en.js'
import { StringsContext } from './StringsContext.js'

/** The sentences of the components in the language of the modal. */
export function useStrings(): Strings {
  return useContext(StringsContext)
}
