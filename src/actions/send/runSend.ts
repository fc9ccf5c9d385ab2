import { switchChain } from '@wagmi/core'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../getEvmClient.js'
import type { sendToken } from '../sendToken.js'
import { assertSend } from './assertSend.js'
import { findSendIntent } from './findSendIntent.js'
import { prepareSend } from './prepareSend.js'
import { requestSend } from './requestSend.js'
import type { SendRequest } from './resolveSend.js'
import { resumeSend } from './resumeSend.js'
import { settleSend } from './settleSend.js'
import { submitSend } from './submitSend.js'

/** One send from the checks on the chain to its receipt. */
export async function runSend(
  kit: Kit,
  request: SendRequest,
  context: runSend.Context,
): Promise<sendToken.EvmResult> {
  const { confirmations, report, resend, signal } = context
  const { chainId, connector } = request
  const client = getEvmClient(kit, { chainId })
  report({ step: 'preparing', hash: undefined })
  const transaction = await prepareSend(kit, request)
  signal.throwIfAborted()
  // Before the balance is checked: what has landed has already been paid.
  const open = findSendIntent(kit, transaction)
  let anew: SendIntent | undefined
  if (open) {
    const found = await resumeSend(kit, client, {
      confirmations,
      intent: open,
      report,
      request,
      resend,
      signal,
    })
    if ('result' in found) return found.result
    anew = found.intent
  }
  await assertSend(kit, transaction)
  signal.throwIfAborted()
  await unsent(async () => {
    if ((await connector.getChainId()) === chainId) return
    report({ step: 'switching', hash: undefined })
    await switchChain(kit.config, { chainId, connector })
  })
  signal.throwIfAborted()
  const post = await unsent(() =>
    requestSend(kit, { connector, signal, transaction }),
  )
  const { cause, intent } = await submitSend(kit, client, {
    intent: anew,
    post,
    report,
    signal,
    transaction,
  })
  return settleSend(kit, client, {
    cause,
    confirmations,
    intent,
    report,
    signal,
  })
}

export declare namespace runSend {
  type Context = {
    confirmations: number
    report: (progress: sendToken.Progress) => void
    resend: boolean
    signal: AbortSignal
  }
}

async function unsent<value>(run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}
