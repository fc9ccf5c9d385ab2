'use client'
import { useContext } from 'react'
import { SendContext } from './SendContext.js'

/** The send of the modal, beneath a view that has brought it with `useSendHost`. */
export function useSend(): SendContext.Flow {
  const flow = useContext(SendContext)?.flow
  if (!flow) throw new Error('useSend needs the modal around it')
  return flow
}
