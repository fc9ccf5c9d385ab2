import { getErrorText } from '../../core/errors/getErrorText.js'
import { getMember } from '../../core/errors/getMember.js'
import { PairingEndedError } from '../../core/errors/pairing.js'

/** The library's error code for a session that the wallet has ended. */
const USER_DISCONNECTED = 6000

const sentences =
  /no matching key|session topic (?:doesn't|does not) exist|recently deleted|session not found|session topic does not exist|expired\. session topic|please call connect\(\) before/i

/** Whether an error says that the session no longer exists, here or there. */
export function isSessionGone(error: unknown): boolean {
  if (error instanceof PairingEndedError) return true
  if (getMember(error, 'code') === USER_DISCONNECTED) return true
  return sentences.test(getErrorText(error) ?? '')
}
