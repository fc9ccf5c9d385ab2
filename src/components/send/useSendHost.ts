'use client'
import { useContext, useLayoutEffect } from 'react'
import { SendContext } from './SendContext.js'
import { SendHost } from './SendHost.js'

/** Brings the modal its send, which is there before anything is painted. */
export function useSendHost(): SendContext.Flow | undefined {
  const context = useContext(SendContext)
  if (!context) throw new Error('useSendHost needs the modal around it')
  const { flow, provide } = context
  const isMissing = !flow
  useLayoutEffect(() => {
    if (isMissing) provide(SendHost)
  }, [isMissing, provide])
  return flow
}
