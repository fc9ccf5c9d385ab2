import type { FrameUser, SocialProvider } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../analytics/emit.js'
import { connectAuth } from '../login/connectAuth.js'
import { getAuthConnector } from '../login/getAuthConnector.js'
import { openFrame } from '../login/openFrame.js'

/** Passes a provider's result to the frame, and connects wagmi. */
export async function finishSocialLogin(
  kit: Kit,
  parameters: finishSocialLogin.Parameters,
): Promise<FrameUser> {
  const { chainId, provider, signal, uri } = parameters
  emit(kit, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', provider })
  const client = await openFrame(kit, { signal })
  const user = await client.connectSocial({ chainId, uri }, { signal })
  getAuthConnector(kit).frame.options.storage.set('socialProvider', provider)
  await connectAuth(kit)
  emit(kit, { event: 'SOCIAL_LOGIN_SUCCESS', provider })
  return user
}

export declare namespace finishSocialLogin {
  type Parameters = {
    chainId?: string | number | undefined
    provider: SocialProvider
    signal: AbortSignal
    uri: string
  }
}
