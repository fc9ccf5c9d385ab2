import { getMember } from '../../core/errors/getMember.js'

/** Reads the field of the message that a service names as the fault. */
export function readRejectedField(fault: unknown): string | undefined {
  const reason = getMember(fault, 'reason')
  return typeof reason === 'string' && /^[a-zA-Z]{1,32}$/.test(reason)
    ? reason
    : undefined
}
