import type { Auth } from './createAuth.js'
import type { SessionData } from './createSession.js'

/**
 * Asks the faucet, where there is one, for the session's accounts, once per
 * session. Resolves when it has answered, after five seconds at the latest, and never rejects: an account
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
  hasFaucet: boolean
  /** One per kind of network. */
  wallets: readonly {
    getAccount(userId: string): Promise<{ address: string }>
  }[]
}): Funding {
  const { auth, hasFaucet, wallets } = parameters
  let asked: { publicId: string; answer: Promise<void> } | undefined

  async function ask({ publicId, userId }: SessionData) {
    // One that cannot be had must not cost the other its funds.
    const answers = await Promise.allSettled(
      wallets.map(async (wallet) => {
        const { address } = await wallet.getAccount(userId)
        await auth.fund(address)
      }),
    )
    // The next one who asks for this session tries again.
    if (answers.some(({ status }) => status === 'rejected'))
      if (asked?.publicId === publicId) asked = undefined
  }

  // guard: faucet
  if (!hasFaucet) return async () => {}
  return (session) => {
    const { publicId } = session
    if (asked?.publicId !== publicId) asked = { publicId, answer: ask(session) }
    const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
    return Promise.race([asked.answer, late])
  }
}
