import type { FrameUser } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { connectAuth } from '../../features/login/connectAuth.js'
import { getAuthConnector } from '../../features/login/getAuthConnector.js'
import { openFrame } from '../../features/login/openFrame.js'
import { loginWithSignIn } from '../login/loginWithSignIn.js'

/** Passes the result of a login to the frame, and connects wagmi. */
export async function connectResult(
  kit: Kit,
  parameters: connectResult.Parameters,
): Promise<FrameUser> {
  const { chainId, method, signal, uri } = parameters
  const client = await openFrame(kit, { signal })
  const { caipNetworkId, storage } = getAuthConnector(kit).frame.options
  return loginWithSignIn(kit, {
    ask: (siwxMessage) =>
      client.connectSocial(
        { chainId, uri, ...(siwxMessage && { siwxMessage }) },
        { signal },
      ),
    connect() {
      storage.set('socialProvider', method)
      return connectAuth(kit)
    },
    getChainId: async () =>
      chainId ?? storage.get('lastUsedChain') ?? caipNetworkId.split(':')[1],
  })
}

export declare namespace connectResult {
  type Parameters = {
    chainId?: string | number | undefined
    /** Stored as the way the user has logged in by. */
    method: string
    signal: AbortSignal
    uri: string
  }
}
