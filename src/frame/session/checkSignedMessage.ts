import { foldCase } from '../../core/address/foldCase.js'
import type { FrameSignIn } from '../../core/ports/frameSignIn.js'
import type { FrameUser } from '../../core/ports.js'

const PLACEHOLDER = '<<AccountAddress>>'

/**
 * Drops the sign-in of a response unless it is the text that was sent, with
 * the account's address in it. Compares the whole text, so the nonce and the
 * domain too.
 */
export function checkSignedMessage(
  user: FrameUser,
  siwxMessage: FrameSignIn | undefined,
): FrameUser {
  const { message, signature, ...rest } = user
  if (!siwxMessage || !message || !signature) return rest
  const parts = siwxMessage.serializedMessage.split(PLACEHOLDER)
  const [start = '', end = ''] = parts
  const address = message.slice(start.length, message.length - end.length)
  const isSame =
    parts.length === 2 &&
    message === start + address + end && // guard: same text
    foldCase(address) === foldCase(user.address) // guard: same account
  return isSame ? user : rest
}
