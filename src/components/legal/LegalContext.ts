'use client'
import { createContext } from 'react'
import type { useLegal } from '../../modal/login/useLegal.js'

export const LegalContext = createContext<useLegal.ReturnType | undefined>(
  undefined,
)
