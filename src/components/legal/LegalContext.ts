'use client'
import { createContext } from 'react'
import type { useLegal } from '../../hooks/useLegal.js'

export const LegalContext = createContext<useLegal.ReturnType | undefined>(
  undefined,
)
