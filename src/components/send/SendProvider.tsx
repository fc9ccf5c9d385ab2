'use client'
import type { ReactNode } from 'react'
import { useSendFlow } from '../../hooks/useSendFlow.js'
import { SendContext } from './SendContext.js'

/** One send for all its views; it outlives them, and a closed modal too. */
export function SendProvider({ children }: { children: ReactNode }) {
  const flow = useSendFlow()
  return <SendContext.Provider value={flow}>{children}</SendContext.Provider>
}
