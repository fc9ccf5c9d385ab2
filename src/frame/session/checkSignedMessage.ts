import type { FrameSignIn, FrameUser } from '../../core/ports.js'

const PLACEHOLDER = '<<AccountAddress>>'

/**
 * Drops the sign-in of an answer unless it is the very text that was sent,
 * with the account's address in it: nonce, domain and everything else.
 */
export function checkSignedMessage(
  user: FrameUser,
  siwxMessage: FrameSignIn | undefined,
): FrameUser {
  const { message, signature, ...rest } = user
  if (!siwxMessage || !message || !signature) return rest
  const expected = siwxMessage.serializedMessage
    .split(PLACEHOLDER)
    .join(user.address)
  return message === expected ? user : rest
}
