'use client'
import { type ReactNode, useMemo, useState } from 'react'
import { SendContext } from './SendContext.js'

/**
 * Shares one send between all views. It outlives the views and a closed
 * modal. Its code loads with the first of them.
 */
export function SendProvider({ children }: { children: ReactNode }) {
  const [Host, setHost] = useState<SendContext.Host | undefined>()
  const [flow, setFlow] = useState<SendContext.Flow | undefined>()
  const value = useMemo(
    () => ({ flow, provide: (host: SendContext.Host) => setHost(() => host) }),
    [flow],
  )
  return (
    <SendContext.Provider value={value}>
      {children}
      {Host && <Host onChange={setFlow} />}
    </SendContext.Provider>
  )
}
