import type { Hash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { PAY_POLL_MS } from '../../core/constants/pay.js'
import { PayError } from '../../core/errors/pay.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type {
  Payment,
  PaymentAsset,
  PayResult,
} from '../../core/pay/payment.js'
import type { PayQuote } from '../../core/pay/payQuote.js'
import { sleep } from '../../core/promise/sleep.js'
import type { Kit } from '../../createKit.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { getToken } from '../getToken.js'
import { getEvmClient } from '../network/getEvmClient.js'
import type { getSendNamespace } from '../send/getSendNamespace.js'
import { startSend } from '../send/startSend.js'
import { assertPayQuote } from './assertPayQuote.js'
import { getPayJournal } from './getPayJournal.js'
import { isFailed } from './isFailed.js'
import type { PayProgress, PayRequest } from './types.js'

/**
 * Runs one payment. It is recorded before the wallet is asked, so that a later
 * call with the same ID returns its result, and one that was left open by a
 * reload is resumed with the same transfer.
 */
export async function runPay(
  kit: Kit,
  request: runPay.Request,
  context: runPay.Context,
): Promise<Pick<PayResult, 'paymentId' | 'result'>> {
  const { key, paymentId, payment } = request
  const journal = getPayJournal(kit)
  const known = findIntent(kit, request)
  if (known && known.key !== key)
    throw new PayError({
      code: 'INVALID_PAYMENT_CONFIG',
      details: 'id: another payment has this ID',
    })
  if (known?.status === 'success')
    return { paymentId: known.id, result: known.hash }
  const quote = known?.deposit ? undefined : request.quote
  if (quote) assertPayQuote(quote, payment)
  let intent: PayIntent = {
    ...toIntent(request, quote),
    ...known,
    id: known?.id ?? paymentId,
    createdAt: Date.now(),
  }
  const save = (more: Partial<PayIntent>) => {
    intent = journal.save({ ...intent, ...more })
  }
  save({})
  try {
    const found = { ...request, intent: known ?? intent }
    const result = await transfer(kit, found, {
      ...context,
      report(progress) {
        // From here on, the same payment is looked up, never made again.
        const { hash } = progress
        if (hash && hash !== intent.hash) save({ hash })
        context.report(progress)
      },
    })
    // Without an ID of the app, paying again is another payment.
    if (request.id) save({ hash: result, status: 'success' })
    else journal.remove(intent.id)
    return { paymentId: intent.id, result }
  } catch (error) {
    if (isFailed(error)) journal.remove(intent.id)
    throw error
  }
}

export declare namespace runPay {
  type Request = PayRequest & { key: string; paymentId: string }
  type Context = {
    accounts: getSendNamespace.Accounts
    report: (progress: PayProgress) => void
    signal: AbortSignal
  }
}

function findIntent(kit: Kit, { id, key, resend }: runPay.Request) {
  const intents = getPayJournal(kit).list()
  // The user has been told that it may be made twice.
  if (resend && !intents.some((x) => x.id === id && x.status === 'success'))
    return undefined
  if (id !== undefined) return intents.find((intent) => intent.id === id)
  return intents.find(
    (intent) => intent.key === key && intent.status === 'open',
  )
}

function toIntent(
  { key }: runPay.Request,
  quote: PayQuote | undefined,
): Omit<PayIntent, 'createdAt' | 'id'> {
  if (!quote) return { key, status: 'open' }
  const { from, fromAmount: amount, payee: receiver, requestId } = quote
  const { asset, network } = from
  const deposit = { amount, asset, network, receiver }
  return { key, status: 'open', requestId, deposit }
}

/** Sends the payment, or the deposit of its conversion, and waits for it. */
async function transfer(
  kit: Kit,
  request: runPay.Request & { intent: PayIntent },
  context: runPay.Context,
): Promise<string | undefined> {
  const { account, confirmations, intent, payment, resend, solana } = request
  const { deposit, requestId } = intent
  const { report, signal } = context
  // Sent before a reload: the service knows what became of it.
  if (requestId && intent.hash) {
    await deliver(kit, requestId, context)
    return intent.hash
  }
  if (intent.hash && (await isPaid(kit, payment, intent.hash)))
    return intent.hash
  if (request.quote) await assertDecimals(kit, request.quote.from)
  const { hash } = await startSend(
    kit,
    {
      account,
      amount: deposit?.amount ?? payment.amount,
      chainId: deposit?.network ?? payment.asset.network,
      confirmations,
      onStep: report,
      resend,
      signal,
      solana,
      to: deposit?.receiver ?? payment.recipient,
      token: deposit?.asset ?? payment.asset.asset,
    },
    context.accounts,
  )
  report({ step: 'confirmed', hash, sentToNetwork: 'yes' })
  if (requestId) await deliver(kit, requestId, context)
  return hash
}

/** Whether a payment whose hash was recorded has landed on its EVM chain. */
async function isPaid(kit: Kit, { asset }: Payment, hash: string) {
  if (!asset.network.startsWith('eip155:')) return false
  try {
    const chainId = toEvmChainId(asset.network)
    const client = getEvmClient(kit, { chainId })
    const receipt = await getTransactionReceipt(client, { hash: hash as Hash })
    return receipt.status === 'success'
  } catch {
    // Unknown to the node: the send itself is resumed.
    return false
  }
}

/** Waits until the service has delivered what was paid for. */
async function deliver(
  kit: Kit,
  requestId: string,
  { report, signal }: runPay.Context,
): Promise<void> {
  report({ step: 'delivering', hash: undefined, sentToNetwork: 'yes' })
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS
  for (;;) {
    const status = await readStatus(kit, requestId)
    if (status === 'success') return
    if (status === 'failure' || status === 'refund')
      throw new PayError({
        code: 'GENERIC_PAYMENT_ERROR',
        details: `The service answered: ${status}`,
        sentToNetwork: 'yes',
      })
    const isOpen = !status || status === 'waiting' || status === 'pending'
    if (!isOpen || signal.aborted || Date.now() > deadline)
      throw new PayError({
        code: 'UNKNOWN_ERROR',
        details: 'The service has not confirmed the payment.',
        sentToNetwork: 'unknown',
      })
    await sleep(PAY_POLL_MS, signal)
  }
}

/** Longer than the deadline of the caller, who may come back. */
const DELIVERY_TIMEOUT_MS = 600_000

/** A service that cannot be reached says nothing about the payment. */
async function readStatus(kit: Kit, requestId: string) {
  try {
    const api = await kit.api()
    return (await api.getTransferStatus({ requestId })).status
  } catch {
    return undefined
  }
}

/** An amount is only as good as the decimals it was written with. */
async function assertDecimals(
  kit: Kit,
  { asset, metadata, network }: PaymentAsset,
) {
  if (!network.startsWith('eip155:')) return
  const token = await getToken(kit, { chainId: network, token: asset })
  if (token.decimals !== metadata.decimals)
    throw new PayError({
      code: 'INVALID_ASSET',
      details: `decimals: ${token.decimals} on the network`,
    })
}
