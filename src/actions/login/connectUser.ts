import type { FrameClient } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { connectAuth } from '../../features/login/connectAuth.js'
import { loginWithSignIn } from './loginWithSignIn.js'

/**
 * Connects the embedded wallet after a login whose response has no user. The
 * user is only read here to sign in as part of the login.
 */
export async function connectUser(
  kit: Kit,
  parameters: { client: FrameClient; signal?: AbortSignal | undefined },
): Promise<void> {
  const { client, signal } = parameters
  await loginWithSignIn(kit, {
    async ask(siwxMessage) {
      if (!siwxMessage) return undefined
      const chainId = Number(siwxMessage.chainId.split(':')[1])
      return client
        .getUser({ chainId, siwxMessage }, { signal })
        .catch((error) => {
          kit.logger.warn('sign-in with a login', error)
          return undefined
        })
    },
    connect: () => connectAuth(kit),
    async getChainId() {
      const { chains } = kit.config
      const own = await client.getChainId({ signal })
      return chains.some(({ id }) => id === own) ? own : chains[0].id
    },
  })
}
