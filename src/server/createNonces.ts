import { SignInServerError } from '../core/errors/signInServer.js'
import { createSiwxNonce } from '../siwx/createSiwxNonce.js'
import type { createCookie } from './createCookie.js'
import type { SignInStore } from './types.js'

export const NONCE_LIFETIME_MS = 600_000

/**
 * Issues nonces and burns them. A nonce is bound to a cookie of the browser
 * that asked for it, so that nobody can sign others in with their own message.
 */
export function createNonces(
  parameters: createNonces.Parameters,
): createNonces.ReturnType {
  const { cookie, store } = parameters
  const readBinding = (headers: Pick<Headers, 'get'>) => {
    const value = cookie.read(headers)
    return value && /^[0-9a-f]{32}$/.test(value) ? value : undefined
  }
  return {
    async issue(headers) {
      // Tabs of one browser share the cookie.
      const binding = readBinding(headers) ?? createSiwxNonce()
      const nonce = createSiwxNonce()
      await store.set(`nonce:${nonce}`, binding, NONCE_LIFETIME_MS)
      return { nonce, setCookie: cookie.write(binding, NONCE_LIFETIME_MS) }
    },
    async burn(headers, nonce) {
      const expected = await store.take(`nonce:${nonce}`)
      const binding = readBinding(headers)
      if (!binding || expected !== binding)
        throw new SignInServerError({ code: 'NONCE_INVALID', reason: 'nonce' })
      return nonce
    },
  }
}

export declare namespace createNonces {
  type Parameters = {
    cookie: createCookie.ReturnType
    store: SignInStore
  }
  type ReturnType = {
    issue(
      headers: Pick<Headers, 'get'>,
    ): Promise<{ nonce: string; setCookie: string }>
    /** Burns a nonce, valid or not, and returns it if it was valid. */
    burn(headers: Pick<Headers, 'get'>, nonce: string): Promise<string>
  }
}
