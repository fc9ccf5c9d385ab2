'use client'
import { createContext } from 'react'
import { type LegalStrings, legal } from './legal.js'

export const LegalStringsContext = createContext<LegalStrings>(legal)
