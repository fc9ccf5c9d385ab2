import type { Account } from '../../core/account/account.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { joinSend } from './joinSend.js'
import { resolveSend } from './resolveSend.js'
import { runSend } from './runSend.js'

/**
 * Does a send, or joins the identical one that is under way.
 *
 * @param accounts - the accounts at the time of the call
 */
export async function startSend(
  kit: Kit,
  parameters: sendToken.Parameters,
  accounts: readonly Account[],
): Promise<sendToken.ReturnType> {
  const { confirmations = 1, onStep, resend = false, signal } = parameters
  try {
    signal?.throwIfAborted()
    const request = resolveSend(kit, parameters, accounts)
    return await joinSend(kit, request, {
      onStep,
      run: (context) =>
        runSend(kit, request, { ...context, confirmations, resend }),
      signal,
    })
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}
