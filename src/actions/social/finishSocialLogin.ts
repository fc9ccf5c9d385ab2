import type { FrameUser, SocialProvider } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { connectResult } from './connectResult.js'

/** Passes a provider's result to the frame, and connects wagmi. */
export async function finishSocialLogin(
  kit: Kit,
  parameters: finishSocialLogin.Parameters,
): Promise<FrameUser> {
  const { provider, ...result } = parameters
  emit(kit, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', provider })
  const user = await connectResult(kit, { ...result, method: provider })
  emit(kit, { event: 'SOCIAL_LOGIN_SUCCESS', provider })
  return user
}

export declare namespace finishSocialLogin {
  type Parameters = Omit<connectResult.Parameters, 'method'> & {
    provider: SocialProvider
  }
}
