'use client'
import { useContext } from 'react'
import type { useSendFlow } from '../../hooks/useSendFlow.js'
import { SendContext } from './SendContext.js'

/** The send of the modal. */
export function useSend(): useSendFlow.ReturnType {
  const flow = useContext(SendContext)
  if (!flow) throw new Error('useSend needs the modal around it')
  return flow
}
