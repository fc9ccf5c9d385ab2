import {
  type Connection,
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { createInstructions } from './createInstructions.js'
import {
  type Budget,
  getBudget,
  MAX_LIMIT,
  readBudgetSettings,
} from './getBudget.js'
import type { Source } from './pickSources.js'
import type { Payment } from './readPayment.js'
import type { Receiver } from './readReceiver.js'

/** Stands for the blockhash, which the node replaces. */
const NO_BLOCKHASH = '11111111111111111111111111111111'
/** There are defaults for what a node does not say. */
const TRIES = 2

/**
 * Measures what a payment's transaction needs: its compute units, by a
 * simulation, and the price per unit that others have paid of late for the
 * same accounts. What a node does not say, or the app has set, is not asked.
 *
 * @throws SolanaError `BUDGET_INVALID`, or the signal's reason
 */
export async function measureBudget(
  connection: Connection,
  parameters: measureBudget.Parameters,
): Promise<Budget> {
  const { options = {}, payment, receiver, signal } = parameters
  const settings = readBudgetSettings(options)
  const isMeasured = settings.limit === undefined && !options.skipPreflight
  const [units, prices] = await Promise.all([
    isMeasured ? readUnits(connection, parameters) : undefined,
    settings.price === undefined ? readPrices(connection, parameters) : [],
  ])
  signal?.throwIfAborted()
  const kind = payment.mint ? (receiver.isNew ? 'new' : 'token') : 'native'
  const hasMemo = options.memo !== undefined
  return getBudget({ hasMemo, kind, prices, settings, units })
}

export declare namespace measureBudget {
  type Parameters = {
    options?: SolanaSendOptions | undefined
    payment: Payment
    receiver: Receiver
    signal?: AbortSignal | undefined
    sources: readonly Source[]
  }
}

/** `undefined` where the payment fails: the preflight then tells why. */
async function readUnits(
  connection: Connection,
  parameters: measureBudget.Parameters,
): Promise<number | undefined> {
  const { options, payment, receiver, signal, sources } = parameters
  const instructions = createInstructions({
    budget: { fee: 0n, limit: MAX_LIMIT, price: 0n },
    memo: options?.memo,
    // SOL takes the same units whatever the amount, and none never fails.
    payment: payment.mint ? payment : { ...payment, amount: 0n },
    receiver,
    sources,
  })
  const message = new TransactionMessage({
    instructions,
    payerKey: new PublicKey(payment.from),
    recentBlockhash: NO_BLOCKHASH,
  }).compileToLegacyMessage()
  try {
    const { value } = await callNode(
      () =>
        connection.simulateTransaction(new VersionedTransaction(message), {
          commitment: 'confirmed',
          replaceRecentBlockhash: true,
          sigVerify: false,
        }),
      { signal, tries: TRIES },
    )
    const { err, unitsConsumed: units } = value
    const isRead = !err && Number.isInteger(units) && Number(units) > 0
    return isRead ? Number(units) : undefined
  } catch {
    return undefined
  }
}

/** Prices of the last blocks for the accounts that are written. */
async function readPrices(
  connection: Connection,
  parameters: measureBudget.Parameters,
): Promise<readonly bigint[]> {
  const { payment, receiver, signal, sources } = parameters
  const written = new Set([
    payment.from,
    receiver.address,
    ...sources.map(({ address }) => address),
  ])
  const lockedWritableAccounts = [...written].map((key) => new PublicKey(key))
  try {
    const fees = await callNode(
      () => connection.getRecentPrioritizationFees({ lockedWritableAccounts }),
      { signal, tries: TRIES },
    )
    return fees.flatMap(({ prioritizationFee: price }) =>
      Number.isFinite(price) && price >= 0 ? BigInt(Math.floor(price)) : [],
    )
  } catch {
    return []
  }
}
