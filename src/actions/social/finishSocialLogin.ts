import type { FrameUser, SocialProvider } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../analytics/emit.js'
import { connectAuth } from '../login/connectAuth.js'
import { getAuthConnector } from '../login/getAuthConnector.js'
import { loginWithSignIn } from '../login/loginWithSignIn.js'
import { openFrame } from '../login/openFrame.js'

/** Passes a provider's result to the frame, and connects wagmi. */
export async function finishSocialLogin(
  kit: Kit,
  parameters: finishSocialLogin.Parameters,
): Promise<FrameUser> {
  const { chainId, provider, signal, uri } = parameters
  emit(kit, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', provider })
  const client = await openFrame(kit, { signal })
  const { caipNetworkId, storage } = getAuthConnector(kit).frame.options
  const user = await loginWithSignIn(kit, {
    ask: (siwxMessage) =>
      client.connectSocial(
        { chainId, uri, ...(siwxMessage && { siwxMessage }) },
        { signal },
      ),
    connect() {
      storage.set('socialProvider', provider)
      return connectAuth(kit)
    },
    getChainId: async () =>
      chainId ?? storage.get('lastUsedChain') ?? caipNetworkId.split(':')[1],
  })
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
