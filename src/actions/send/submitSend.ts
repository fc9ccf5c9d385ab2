import type { Chain, Client, Transport } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { KitError } from '../../core/errors/base.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { getWalletError } from '../../core/errors/getWalletError.js'
import { unsentCodes } from '../../core/errors/unsentCodes.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import type { SendTransaction } from './prepareSend.js'
import { removeSendIntent } from './removeSendIntent.js'
import type { SendPost } from './requestSend.js'
import { saveSendIntent } from './saveSendIntent.js'
import { toUnknown } from './toUnknown.js'
import { unsent } from './unsent.js'

/**
 * Hands the transaction to the wallet once, noting it before.
 *
 * @param parameters.intent - an earlier one that is sent anew, with its nonce
 * @returns the intent, with the hash or with the reason why it is missing
 * @throws what proves that nothing was sent; the intent is then forgotten
 */
export async function submitSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: submitSend.Parameters,
): Promise<{ intent: SendIntent; cause?: unknown }> {
  const { post, report, signal, transaction } = parameters
  const { chainId, data, from, name, swap, to, value } = transaction
  const earlier = parameters.intent
  const [count, block] = await unsent(
    () =>
      Promise.all([
        getTransactionCount(client, { address: from, blockTag: 'pending' }),
        getBlockNumber(client, { cacheTime: 0 }),
      ]),
    earlier,
  )
  const nonce = earlier?.nonce ?? count
  // A wallet signs and sends at once.
  report({ step: 'approving', hash: undefined, sentToNetwork: 'unknown' })
  await unsent(() => signal.throwIfAborted(), earlier)
  const intent = saveSendIntent(kit, {
    id: earlier?.id ?? crypto.randomUUID(),
    caipNetworkId: `eip155:${chainId}`,
    from,
    to,
    data,
    name,
    swap,
    value: String(value),
    nonce,
    fromBlock: earlier?.fromBlock ?? String(block),
    hash: undefined,
    createdAt: Date.now(),
  })
  const release = holdIntent(intent.id)
  try {
    const hash = await post(earlier?.nonce)
    const handed = { ...intent, createdAt: Date.now(), hash }
    return { intent: saveSendIntent(kit, handed) }
  } catch (failure) {
    const cause = getTransactionError(failure, { nonce })
    if (isUnsent(cause)) {
      if (!earlier) {
        removeSendIntent(kit, intent.id)
        throw cause
      }
      // This one has not gone out. The earlier one is as open as it was.
      saveSendIntent(kit, earlier)
      throw earlier.isNotAccepted ? cause : toUnknown(earlier, { cause })
    }
    // From now on the age of the note is the time since the answer was lost.
    const lost = saveSendIntent(kit, { ...intent, createdAt: Date.now() })
    return { intent: lost, cause }
  } finally {
    release()
  }
}

export declare namespace submitSend {
  type Parameters = {
    intent: SendIntent | undefined
    post: SendPost
    report: (progress: sendToken.Progress) => void
    signal: AbortSignal
    transaction: SendTransaction
  }
}

/**
 * Shows other tabs that a send is still in this page's hands. The mark goes by
 * itself when the page is closed or reloaded (Web Locks).
 *
 * @returns Ends the mark.
 */
function holdIntent(id: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  globalThis.navigator?.locks
    ?.request(`latchkey.send.${id}`, () => held)
    .catch(() => {})
  return release
}

/**
 * Whether a failure proves that nothing was handed to the network. Anything
 * else may have gone out, and must be looked up.
 */
function isUnsent(error: unknown): boolean {
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit) return kit.sentToNetwork === 'no'
  const code = getWalletError(error)?.code ?? getMember(error, 'code')
  return unsentCodes.includes(code)
}
