'use client'
import { createContext } from 'react'
import type { useSendFlow } from '../../hooks/useSendFlow.js'

export const SendContext = createContext<useSendFlow.ReturnType | undefined>(
  undefined,
)
