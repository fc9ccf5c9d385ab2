import { getErrorCode } from '../../core/errors/getErrorCode.js'
import type { SocialStrings } from '../strings/social.js'

/** Returns why a social login failed, and whether the user cancelled it. */
export function getSocialProblem(
  error: unknown,
  parameters: {
    strings: SocialStrings
    toErrorText: (error: unknown) => string
  },
): { problem: 'cancelled' | 'failed'; text: string; title: string } {
  const { strings, toErrorText } = parameters
  const code = getErrorCode(error)
  if (code === 'SOCIAL_LOGIN_CANCELLED')
    return {
      problem: 'cancelled',
      text: strings.cancelledHint,
      title: strings.cancelled,
    }
  if (code === 'SOCIAL_LOGIN_EXPIRED')
    return {
      problem: 'failed',
      text: strings.expiredHint,
      title: strings.expired,
    }
  return {
    problem: 'failed',
    text:
      code === 'SOCIAL_LOGIN_FAILED' ? strings.failedHint : toErrorText(error),
    title: strings.failed,
  }
}
