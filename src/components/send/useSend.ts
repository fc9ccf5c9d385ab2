'use client'
import { useContext } from 'react'
import { SendContext } from './SendContext.js'

/** The modal's send. Requires `useSendHost` in the view or one above it. */
export function useSend(): SendContext.Flow {
  const flow = useContext(SendContext)?.flow
  if (!flow) throw new Error('useSend needs the modal around it')
  return flow
}
