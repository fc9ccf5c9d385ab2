import type { Auth } from './auth/createAuth.js'
import type { SessionData } from './createSession.js'
import type { Wallet } from './createWallet.js'

/**
 * Asks the faucet for the session's account, once per session. Resolves when it
 * has answered, after five seconds at the latest, and never rejects: an account
 * works without funds too.
 */
export type Funding = (session: SessionData) => Promise<void>

const TIMEOUT_MS = 5_000

/**
 * Every start of the services is a fresh chain, while the key stays in the
 * browser, so a key being there says nothing about its funds.
 */
export function createFunding(parameters: {
  auth: Pick<Auth, 'fund'>
  wallet: Wallet
}): Funding {
  const { auth, wallet } = parameters
  let asked: { publicId: string; answer: Promise<void> } | undefined

  async function ask({ publicId, userId }: SessionData) {
    try {
      const { address } = await wallet.getAccount(userId)
      await auth.fund(address)
    } catch {
      // The next one who asks for this session tries again.
      if (asked?.publicId === publicId) asked = undefined
    }
  }

  return (session) => {
    const { publicId } = session
    if (asked?.publicId !== publicId) asked = { publicId, answer: ask(session) }
    const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
    return Promise.race([asked.answer, late])
  }
}
