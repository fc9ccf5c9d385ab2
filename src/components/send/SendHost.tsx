'use client'
import { memo, useLayoutEffect } from 'react'
import { useSendFlow } from '../../modal/send/useSendFlow.js'
import type { SendContext } from './SendContext.js'

/**
 * Runs the modal's send. Memoized, because what it tells renders its parent:
 * it would go round in circles.
 */
export const SendHost: SendContext.Host = memo(({ onChange }) => {
  const flow = useSendFlow()
  useLayoutEffect(() => onChange(flow))
  return null
})
