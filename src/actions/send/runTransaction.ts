import type { Connector } from 'wagmi'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../network/getEvmClient.js'
import { toSwitchFailure } from '../network/toSwitchFailure.js'
import type { sendToken } from '../sendToken.js'
import { findSendIntent } from './findSendIntent.js'
import type { SendTransaction } from './prepareSend.js'
import { requestSend } from './requestSend.js'
import { resumeSend } from './resumeSend.js'
import { settleSend } from './settleSend.js'
import { submitSend } from './submitSend.js'
import { unsent } from './unsent.js'

/**
 * One transaction of an EVM account, handed over once, until its receipt. When
 * the same one was left unresolved earlier, its result is given instead.
 *
 * @param parameters.assert - refuses what the chain would refuse; asked after
 * the look at earlier ones, because what has landed has been paid already
 */
export async function runTransaction(
  kit: Kit,
  parameters: runTransaction.Parameters,
): Promise<sendToken.EvmResult> {
  const { assert, connector, report, signal, transaction } = parameters
  const { chainId } = transaction
  const client = getEvmClient(kit, { chainId })
  const open = findSendIntent(kit, transaction)
  let anew: SendIntent | undefined
  if (open) {
    const found = await resumeSend(kit, client, { ...parameters, intent: open })
    if ('result' in found) return found.result
    anew = found.intent
  }
  await unsent(async () => {
    await assert()
    signal.throwIfAborted()
    if ((await connector.getChainId()) === chainId) return
    report({ step: 'switching', hash: undefined, sentToNetwork: 'no' })
    try {
      // A wallet that cannot switch is found on the wrong network next.
      await connector.switchChain?.({ chainId })
    } catch (error) {
      throw toSwitchFailure(error, client.chain)
    }
  }, anew)
  const post = await unsent(() => {
    signal.throwIfAborted()
    return requestSend(kit, { connector, signal, transaction })
  }, anew)
  const { cause, intent } = await submitSend(kit, client, {
    intent: anew,
    post,
    report,
    signal,
    transaction,
  })
  return settleSend(kit, client, { ...parameters, cause, intent })
}

export declare namespace runTransaction {
  type Parameters = {
    assert: () => Promise<void>
    confirmations: number
    connector: Connector
    report: (progress: sendToken.Progress) => void
    resend: boolean
    signal: AbortSignal
    transaction: SendTransaction
  }
}
