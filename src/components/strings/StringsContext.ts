'use client'
import { createContext } from 'react'
import { en, type Strings } from './en.js'

export const StringsContext = createContext<Strings>(en)
