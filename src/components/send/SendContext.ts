'use client'
import { type ComponentType, createContext } from 'react'
import type { useSendFlow } from '../../modal/send/useSendFlow.js'

/** The modal's send, and how its first view brings the code for it. */
export const SendContext = createContext<SendContext.Value | undefined>(
  undefined,
)

export declare namespace SendContext {
  type Flow = useSendFlow.ReturnType
  /** Runs the send, and tells what has become of it. */
  type Host = ComponentType<{ onChange: (flow: Flow) => void }>
  type Value = {
    /** `undefined` until the host runs. */
    flow: Flow | undefined
    provide: (host: Host) => void
  }
}
