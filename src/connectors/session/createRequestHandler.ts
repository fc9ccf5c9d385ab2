import {
  type Address,
  InvalidRequestRpcError,
  MethodNotSupportedRpcError,
  numberToHex,
  ProviderDisconnectedError,
  UnauthorizedProviderError,
} from 'viem'
import { ConnectorNotConnectedError } from './wagmiErrors.js'

/**
 * Creates `request` of an EIP-1193 provider. Accounts and chain come from the
 * connection; everything else is left to `answer`.
 *
 * A request is bound to the session that was current when it was made.
 *
 * @param parameters.find - waits for the session
 * @param parameters.peek - returns the session, if there is one
 */
export function createRequestHandler<
  session extends createRequestHandler.Session,
>(
  parameters: createRequestHandler.Parameters<session>,
): createRequestHandler.ReturnType {
  const { answer, find, peek } = parameters

  async function waitForSession(method: string) {
    try {
      return await find()
    } catch (error) {
      if (!(error instanceof ConnectorNotConnectedError)) throw error
      if (method === 'eth_requestAccounts')
        throw new UnauthorizedProviderError(error)
      throw new ProviderDisconnectedError(error)
    }
  }

  return async (request, options = {}) => {
    const method = request?.method
    // Read before any await: a later switch must not change the request.
    const known = peek()
    if (typeof method !== 'string')
      throw new InvalidRequestRpcError(new Error('`method` is missing.'))
    if (method === 'eth_accounts') return known?.accounts.slice() ?? []
    // viem also tries this method after a failed send, and reports the first
    // failure only if this code is returned.
    if (method === 'wallet_sendTransaction')
      throw new MethodNotSupportedRpcError(new Error('Not supported.'), {
        method,
      })
    const session = known ?? (await waitForSession(method))
    if (method === 'eth_requestAccounts') return session.accounts.slice()
    if (method === 'eth_chainId') return numberToHex(session.chainId)
    return answer(session, request, options)
  }
}

export declare namespace createRequestHandler {
  type Session = { accounts: readonly Address[]; chainId: number }
  type Request = { method: string; params?: unknown }
  type Options = { signal?: AbortSignal | undefined }
  type Parameters<session extends Session> = {
    answer(session: session, request: Request, options: Options): unknown
    find(): Promise<session>
    peek(): session | undefined
  }
  type ReturnType = (request: Request, options?: Options) => Promise<unknown>
}
