import type { FrameUser } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import type { signInWithLogin } from '../signIn/signInWithLogin.js'

/**
 * Sends a login request, with the sign-in message of the app if it has
 * sign-in.
 */
export async function askWithSignIn<user extends FrameUser | undefined>(
  kit: Kit,
  parameters: signInWithLogin.Parameters<user>,
): Promise<user> {
  if (!kit.siwx && !kit.siweConfig) return parameters.ask(undefined)
  // Without its code, the prompt follows.
  const module = await import('../signIn/signInWithLogin.js').catch(
    () => undefined,
  )
  return module
    ? module.signInWithLogin(kit, parameters)
    : parameters.ask(undefined)
}
