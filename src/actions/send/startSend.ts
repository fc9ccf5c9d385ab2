import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { joinSend } from '../../core/send/joinSend.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { getSendNamespace } from './getSendNamespace.js'
import { resolveSend, type SendRequest } from './resolveSend.js'
import { runSend } from './runSend.js'
import { startSolanaSend } from './startSolanaSend.js'

/**
 * Does a send, or joins the identical one that is under way.
 *
 * @param accounts - the accounts at the time of the call
 */
export async function startSend(
  kit: Kit,
  parameters: sendToken.Parameters,
  accounts: getSendNamespace.Accounts,
): Promise<sendToken.ReturnType> {
  const { confirmations = 1, onStep, resend = false, signal } = parameters
  try {
    signal?.throwIfAborted()
    if (getSendNamespace(parameters, accounts) === 'solana')
      return await startSolanaSend(kit, parameters, accounts.accounts)
    const request = resolveSend(kit, parameters, accounts.accounts)
    return await joinSend(kit, {
      key: toKey(request),
      onStep,
      run: (context) =>
        runSend(kit, request, { ...context, confirmations, resend }),
      signal,
    })
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

function toKey(request: SendRequest) {
  const { amount, chainId, from, to, tokenAddress = 'native' } = request
  return [from, chainId, tokenAddress, to, amount].join()
}
