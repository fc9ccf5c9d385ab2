import { HostError } from 'latchkey/frame'

/** The error for what the app must not ask for (-32602). */
export function refuse(message: string): HostError {
  return new HostError({ message, code: -32602 })
}
