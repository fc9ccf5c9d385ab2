import { RpcUnreachableError } from './createRpc.js'
import type { ReadToken } from './readToken.js'

/**
 * Reads tokens for what is only signed, which a node that is away must not
 * prevent: it then counts as a token that says nothing of itself.
 */
export function createTokenReader(read: ReadToken): {
  /** Whether a token could not be asked. */
  isAway(): boolean
  read: ReadToken
} {
  let isAway = false
  return {
    isAway: () => isAway,
    async read(address) {
      try {
        return await read(address)
      } catch (error) {
        if (!(error instanceof RpcUnreachableError)) throw error
        isAway = true
        return undefined
      }
    },
  }
}
