'use client'
import { type ComponentType, createContext } from 'react'
import type { useSendFlow } from '../../modal/send/useSendFlow.js'

/** The modal's send. Its code is provided by the first view that needs it. */
export const SendContext = createContext<SendContext.Value | undefined>(
  undefined,
)

export declare namespace SendContext {
  type Flow = useSendFlow.ReturnType
  /** Runs the send and reports its state. */
  type Host = ComponentType<{ onChange: (flow: Flow) => void }>
  type Value = {
    /** `undefined` until the host is mounted. */
    flow: Flow | undefined
    provide: (host: Host) => void
  }
}
