import { InvalidParamsRpcError } from 'viem'
import { getMember } from '../../core/errors/getMember.js'
import { InvalidEmailError } from '../../core/errors/login.js'
import { AccountResetUnsupportedError } from '../../core/errors/transaction.js'

/**
 * Converts a payload to the form that frames without Latchkey's extensions
 * accept. They ignore what their schema refuses, so the request would never be
 * answered.
 *
 * @param name - message name without its prefix
 * @throws InvalidEmailError for an email address that their schema refuses,
 * for example with an apostrophe
 * @throws AccountResetUnsupportedError, which only our frame knows
 * @throws InvalidParamsRpcError -32602 for a batch that creates a contract
 */
export function toPublishedForm(name: string, payload: unknown): unknown {
  if (name === 'CONNECT_EMAIL' || name === 'UPDATE_EMAIL') {
    if (!publishedEmail.test(String(getMember(payload, 'email'))))
      throw new InvalidEmailError()
    return payload
  }
  if (name !== 'RPC_REQUEST') return payload
  const params = getMember(payload, 'params')
  if (!Array.isArray(params)) return payload
  const method = getMember(payload, 'method')
  if (method === 'wallet_resetAccount') throw new AccountResetUnsupportedError()
  if (method === 'wallet_getCapabilities')
    // The second element is the list of chains (EIP-5792).
    return { ...(payload as object), params: params.slice(0, 1) }
  if (method === 'wallet_sendCalls') assertReceivers(params[0])
  return payload
}

const publishedEmail = /^[a-z0-9_+.-]*[a-z0-9_+-]@[a-z0-9.-]+$/i

function assertReceivers(batch: unknown) {
  const calls = getMember(batch, 'calls')
  for (const call of Array.isArray(calls) ? calls : [])
    if (getMember(call, 'to') === undefined)
      throw new InvalidParamsRpcError(
        new Error('This wallet cannot create contracts in a batch'),
      )
}
