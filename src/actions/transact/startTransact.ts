import { AtomicityNotSupportedError } from 'viem'
import type { Account } from '../../core/account/account.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { assertTransact } from '../../features/payments/assertTransact.js'
import { canBatch } from '../../features/payments/canBatch.js'
import { findSendIntent } from '../../features/payments/findSendIntent.js'
import { findSponsor } from '../../features/payments/findSponsor.js'
import {
  type ResolvedTransact,
  resolveTransact,
} from '../../features/payments/resolveTransact.js'
import { resumeTransaction } from '../../features/payments/resumeTransaction.js'
import { runBatch } from '../../features/payments/runBatch.js'
import { runTransaction } from '../../features/payments/runTransaction.js'
import { toPaymentLock } from '../../features/payments/toLockName.js'
import { toUnknownOutcome } from '../../features/payments/toUnknownOutcome.js'
import type {
  TransactParameters,
  TransactResult,
} from '../../features/payments/transactTypes.js'
import type { SendTokenProgress } from '../../features/payments/types.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import { waitForLock } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'

/** Transactions in flight: a double click requests one approval. */
const createTransacts = () =>
  createSingleFlight<SendTokenProgress>({ isAbortedByRun: true })

/**
 * Validates and makes the app's own calls, or shares identical ones in flight.
 *
 * @param accounts - accounts at the time of the call
 */
export async function startTransact(
  kit: Kit,
  parameters: TransactParameters,
  accounts: readonly Account[],
): Promise<TransactResult> {
  const asked = readParameters(parameters, {
    account: 'string | undefined',
    calls: 'array',
    chainId: 'number | string | undefined',
    confirmations: 'number | undefined',
    onStep: 'function | undefined',
    resend: 'boolean | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { confirmations = 1, onStep, resend = false, signal } = asked
  try {
    await withNotSent(() => signal?.throwIfAborted())
    const resolved = resolveTransact(kit, asked, accounts)
    return await kit.own(createTransacts)({
      key: toKey(resolved),
      onProgress: onStep,
      async run(context) {
        context.report({
          step: 'preparing',
          hash: undefined,
          sentToNetwork: 'no',
        })
        const steps = { ...context, confirmations, resend }
        return resolved.before.length > 0
          ? runCalls(kit, resolved, steps)
          : runTransaction(kit, {
              ...steps,
              assert: () => assertTransact(kit, resolved),
              connector: resolved.connector,
              isSponsorable: true,
              transaction: resolved.transaction,
            })
      },
      signal,
    })
  } catch (error) {
    // It continues for another caller.
    if (signal?.aborted && error === signal.reason)
      throw new TransactionUnknownError({ cause: error })
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}

function toKey({ before, transaction }: ResolvedTransact) {
  const { chainId, from } = transaction
  const calls = [...before, transaction].map(({ data, to, value }) =>
    [to, data ?? '', value].join(),
  )
  return [from, chainId, ...calls].join(' ')
}

type Steps = {
  confirmations: number
  report: (progress: SendTokenProgress) => void
  resend: boolean
  signal: AbortSignal
}

/** Makes several calls in one approval, all or none, handing them over once. */
async function runCalls(
  kit: Kit,
  resolved: ResolvedTransact,
  steps: Steps,
): Promise<TransactResult> {
  const { connector, transaction } = resolved
  const { chainId } = transaction
  const client = getEvmClient(kit, { chainId })
  for (;;) {
    // Tabs look for the calls, and record them, one after the other.
    const release = await withNotSent(() =>
      waitForLock(toPaymentLock(transaction), { signal: steps.signal }),
    )
    try {
      const open = findSendIntent(kit, transaction)
      if (!open) return await submit(kit, resolved, steps, undefined, release)
      // Its ID, or its nonce, lets it happen once.
      release()
      const found = await resumeTransaction(kit, client, {
        ...{ ...steps, connector, intent: open },
      })
      if ('result' in found) return found.result
      const { intent } = found
      // One that was sent alone cannot be sent again among others.
      if (intent && !intent.callsId) throw toUnknownOutcome(intent)
      if (intent) return await submit(kit, resolved, steps, intent, release)
      // Another tab may have started over, too.
    } finally {
      release()
    }
  }
}

async function submit(
  kit: Kit,
  resolved: ResolvedTransact,
  steps: Steps,
  intent: SendIntent | undefined,
  onRecorded: () => void,
): Promise<TransactResult> {
  const { before, connector, transaction } = resolved
  const { chainId, from } = transaction
  const { signal } = steps
  const wallet = { chainId, connector, from, signal }
  const paymaster = await withNotSent(async () => {
    if (!intent && !(await canBatch(wallet)))
      throw new AtomicityNotSupportedError(
        new Error('The wallet does not make several calls as one.'),
      )
    return findSponsor(kit, wallet)
  }, intent)
  return runBatch(kit, {
    ...steps,
    assert: () => assertTransact(kit, resolved),
    before,
    connector,
    intent,
    onRecorded,
    paymaster,
    transaction,
  })
}
