import type { FrameUser } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { signInWithLogin } from '../signIn/signInWithLogin.js'

/**
 * Sends a login request, with the sign-in message of the app if it has
 * sign-in, and connects the wallet.
 */
export async function loginWithSignIn<user extends FrameUser | undefined>(
  kit: Kit,
  parameters: signInWithLogin.Parameters<user>,
): Promise<user> {
  // Without its code, the prompt follows.
  const module =
    (kit.siwx ?? kit.siweConfig) &&
    (await import('../signIn/signIns.js').catch(() => undefined))
  if (module) return module.signIns.signInWithLogin(kit, parameters)
  const user = await parameters.ask(undefined)
  await parameters.connect()
  return user
}
