import { getMember } from '../../core/errors/getMember.js'

/** Returns the ID of the send that an error is about, if it has one. */
export function getSendId(error: unknown): string | undefined {
  const sendId = getMember(error, 'sendId')
  return typeof sendId === 'string' ? sendId : undefined
}
