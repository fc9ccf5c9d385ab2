import { HostError } from 'latchkey/frame'
import type { Wallet } from '../../core/wallet.js'

/** How long a login covers the sign-in message of the app it was made for. */
const LOGIN_MS = 120_000
const PLACEHOLDER = '<<AccountAddress>>'

type SignInMessage = { nonce: string; serializedMessage?: string | undefined }

export type SignInSigner = ReturnType<typeof createSignInSigner>

/**
 * Signs the app's sign-in message (EIP-4361) as a part of the login: once for
 * each login, only for the app that the user has logged in to, and only a
 * message of that very site. Without a signature, the app asks for one later,
 * and the user approves it on a card.
 */
export function createSignInSigner(parameters: {
  wallet: Pick<Wallet, 'getAccount'>
}) {
  const { wallet } = parameters
  let login: { origin: string; userId: string; until: number } | undefined

  async function sign(
    siwxMessage: SignInMessage,
    { chainId, origin, userId }: { chainId: number } & SignInSigner.Place,
  ) {
    const account = await wallet.getAccount(userId)
    const { checkSignIn } = await import('../../requests/decode/checkSignIn.js')
    const { hasCapability } = await import(
      '../../requests/decode/hasCapability.js'
    )
    const { parseSignIn } = await import('../../requests/decode/parseSignIn.js')
    const parts = siwxMessage.serializedMessage?.split(PLACEHOLDER) ?? []
    if (parts.length !== 2) return {}
    const message = parts.join(account.address)
    if (hasCapability(message)) return {} // guard: login capability
    const { address } = account
    try {
      if (!checkSignIn(message, { address, chainId, origin })) return {} // guard: site
    } catch (error) {
      if (error instanceof HostError) return {}
      throw error
    }
    const fields = parseSignIn(message)?.fields
    if (fields?.get('Nonce') !== siwxMessage.nonce) return {}
    return { message, signature: await account.signMessage({ message }) }
  }

  return {
    /** Called when the user has logged in. */
    allow({ origin, userId }: SignInSigner.Place) {
      login = { origin, userId, until: Date.now() + LOGIN_MS }
    },
    /** `message` and `signature`, or neither. */
    async answer(
      siwxMessage: SignInMessage | undefined,
      place: { chainId: number | string } & SignInSigner.Place,
    ): Promise<{ message?: string; signature?: string }> {
      const { chainId, origin, userId } = place
      if (!siwxMessage || typeof chainId !== 'number') return {}
      const isAllowed =
        login?.origin === origin && // guard: same app
        login.userId === userId &&
        Date.now() < login.until
      // guard: once
      login = undefined
      return isAllowed ? sign(siwxMessage, { chainId, origin, userId }) : {}
    },
  }
}

export declare namespace SignInSigner {
  type Place = { origin: string; userId: string }
}
