import { HostError } from 'latchkey/frame'

/** The error for a node whose answer makes no sense. */
export function unreadable(): HostError {
  return new HostError({
    message: 'The network has answered something that cannot be read',
    code: 'SERVICE_UNAVAILABLE',
  })
}
