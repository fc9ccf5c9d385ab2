import {
  SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../../core/errors/login.js'

/**
 * Converts a provider's error (OAuth 2.0, RFC 6749 section 4.1.2.1).
 *
 * @param reason - the provider's `error`
 */
export function toSocialError(
  reason: string,
): SocialLoginCancelledError | SocialLoginFailedError {
  return declined.test(reason)
    ? new SocialLoginCancelledError()
    : new SocialLoginFailedError({ details: reason })
}

const declined = /^(?:access_denied|user_(?:cancell?ed|denied)\w*|cancell?ed)$/i
