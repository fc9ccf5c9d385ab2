import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import { joinSend } from '../../core/send/joinSend.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { getSendNamespace } from './getSendNamespace.js'
import { resolveReceiver } from './resolveReceiver.js'
import { resolveSend } from './resolveSend.js'
import { runSend } from './runSend.js'
import { startSolanaSend } from './startSolanaSend.js'
import { unsent } from './unsent.js'

/**
 * Checks a send and does it, or joins the identical one that is under way.
 *
 * @param accounts - the accounts at the time of the call
 */
export async function startSend(
  kit: Kit,
  parameters: sendToken.Parameters,
  accounts: getSendNamespace.Accounts,
): Promise<sendToken.ReturnType> {
  parameters = readParameters(parameters, {
    account: 'string | undefined',
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    confirmations: 'number | undefined',
    onStep: 'function | undefined',
    resend: 'boolean | undefined',
    signal: 'AbortSignal | undefined',
    solana: 'object | undefined',
    to: 'string | undefined',
    toAddress: 'string | undefined',
    token: 'string | undefined',
  })
  const { confirmations = 1, onStep, resend = false, signal } = parameters
  try {
    await unsent(() => signal?.throwIfAborted())
    if (getSendNamespace(parameters, accounts) === 'solana')
      return await startSolanaSend(kit, parameters, accounts.accounts)
    const place = resolveSend(kit, parameters, accounts.accounts)
    const { amount, chainId, from, tokenAddress = 'native' } = place
    const { to, toAddress = '' } = parameters
    const payees = [to, toAddress].map((payee) => payee.toLowerCase())
    return await joinSend(kit, {
      key: [from, chainId, tokenAddress, ...payees, amount].join(),
      onStep,
      async run(context) {
        const { report, signal } = context
        const onResolving = () =>
          report({ step: 'resolving', hash: undefined, sentToNetwork: 'no' })
        const shown = parameters.toAddress
        const receiver = await unsent(() =>
          resolveReceiver(kit, {
            ...place,
            ...{ fresh: true, onResolving, shown, to },
          }),
        )
        await unsent(() => signal.throwIfAborted())
        const request = { ...place, ...receiver }
        return runSend(kit, request, { ...context, confirmations, resend })
      },
      signal,
    })
  } catch (error) {
    // It goes on for another caller.
    if (signal?.aborted && error === signal.reason)
      throw new TransactionUnknownError({ cause: error })
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}
