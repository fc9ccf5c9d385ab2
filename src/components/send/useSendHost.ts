'use client'
import { memo, useContext, useLayoutEffect } from 'react'
import { useSendFlow } from '../../modal/send/useSendFlow.js'
import { SendContext } from './SendContext.js'

/** Provides the modal's send before the first paint. */
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

/**
 * Runs the modal's send. Memoized, because its updates render the parent and
 * would otherwise loop.
 */
const SendHost: SendContext.Host = memo(({ onChange }) => {
  const flow = useSendFlow()
  useLayoutEffect(() => onChange(flow))
  return null
})
