import type { Account } from '../../core/account/account.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { assertSameReceiver } from '../../features/payments/assertSameReceiver.js'
import { assertSend } from '../../features/payments/assertSend.js'
import { getSendJournal } from '../../features/payments/getSendJournal.js'
import { getSendNamespace } from '../../features/payments/getSendNamespace.js'
import { rememberReceiver } from '../../features/payments/rememberReceiver.js'
import { resolveSend } from '../../features/payments/resolveSend.js'
import { resolveSolanaSend } from '../../features/payments/resolveSolanaSend.js'
import { runTransaction } from '../../features/payments/runTransaction.js'
import type {
  EvmSendResult,
  SendRequest,
  SendTokenParameters,
  SendTokenProgress,
  SendTokenResult,
  SolanaSendTokenResult,
} from '../../features/payments/sendTypes.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { prepareSend } from './prepareSend.js'
import { resolveReceiver, resolveSolanaReceiver } from './resolveReceiver.js'

/**
 * Validates and runs a send, or shares an identical one in flight.
 *
 * @param accounts - accounts at the time of the call
 * @param options.since - an identical send since then counts as this one,
 * however long ago it landed. Unix time in milliseconds
 */
export async function startSend(
  kit: Kit,
  parameters: SendTokenParameters,
  accounts: getSendNamespace.Accounts,
  options: startSend.Options = {},
): Promise<SendTokenResult> {
  // Never the contract: events hold no address.
  const token = parameters.token === 'native' ? 'native' : 'token'
  emit(kit, { event: 'SEND_INITIATED', token })
  try {
    const sent = await run(kit, parameters, { ...accounts, ...options })
    const network = sent.caipNetworkId as CaipNetworkId
    emit(kit, { event: 'SEND_SUCCESS', network, token })
    return sent
  } catch (error) {
    emit(kit, { error, event: 'SEND_ERROR', token })
    throw error
  }
}

export declare namespace startSend {
  type Options = { since?: number | undefined }
}

async function run(
  kit: Kit,
  parameters: SendTokenParameters,
  accounts: getSendNamespace.Accounts & startSend.Options,
): Promise<SendTokenResult> {
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
    await withNotSent(() => signal?.throwIfAborted())
    if (getSendNamespace(parameters, accounts) === 'solana')
      return await startSolanaSend(kit, parameters, accounts.accounts)
    const resolved = resolveSend(kit, parameters, accounts.accounts)
    const { amount, chainId, from, tokenAddress = 'native' } = resolved
    const { to, toAddress = '' } = parameters
    const payees = [to, toAddress].map((payee) => payee.toLowerCase())
    return await kit.own(createSends)({
      key: [from, chainId, tokenAddress, ...payees, amount].join(),
      onProgress: onStep,
      async run(context) {
        const { report, signal } = context
        const onResolving = () =>
          report({ step: 'resolving', hash: undefined, sentToNetwork: 'no' })
        const shown = parameters.toAddress
        const receiver = await withNotSent(() =>
          resolveReceiver(kit, {
            ...resolved,
            ...{ fresh: true, onResolving, shown, to },
          }),
        )
        await withNotSent(() => signal.throwIfAborted())
        const request = { ...resolved, ...receiver }
        const { since } = accounts
        const options = { ...context, confirmations, resend, since }
        const sent = await runSend(kit, request, options)
        rememberReceiver(kit, { address: request.to, namespace: 'eip155' })
        return sent
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

/** EVM sends in flight: a double click requests one approval. */
const createSends = () =>
  createSingleFlight<SendTokenProgress>({ isAbortedByRun: true })

/** Runs a send on Solana. */
async function startSolanaSend(
  kit: Kit,
  parameters: SendTokenParameters,
  accounts: readonly Account[],
): Promise<SolanaSendTokenResult> {
  const { onStep, resend, signal, solana: options } = parameters
  const { solana, ...named } = resolveSolanaSend(kit, parameters, accounts)
  const receiver = await withNotSent(() =>
    resolveSolanaReceiver(kit, {
      ...{ signal, to: named.to },
      shown: parameters.toAddress,
    }),
  )
  const request = { ...named, ...receiver }
  const result = await solana.sendToken({
    ...request,
    onStep,
    options,
    resend,
    signal,
  })
  rememberReceiver(kit, { address: request.to, namespace: 'solana' })
  return { ...result, namespace: 'solana', receipt: undefined }
}

/** Runs one send, from the checks on the chain to its receipt. */
async function runSend(
  kit: Kit,
  request: SendRequest,
  context: runSend.Context,
): Promise<EvmSendResult> {
  const { report, signal } = context
  report({ step: 'preparing', hash: undefined, sentToNetwork: 'no' })
  const earlier = findEarlierSend(kit, request)
  const transaction = await withNotSent(
    () => prepareSend(kit, request),
    earlier,
  )
  if (!context.resend) await assertSameReceiver(kit, transaction)
  await withNotSent(() => signal.throwIfAborted(), earlier)
  return runTransaction(kit, {
    ...context,
    assert: (options) => assertSend(kit, transaction, options),
    connector: request.connector,
    isSponsorable: true,
    transaction,
  })
}

declare namespace runSend {
  type Context = {
    confirmations: number
    report: (progress: SendTokenProgress) => void
    resend: boolean
    signal: AbortSignal
    since: number | undefined
  }
}

/**
 * Returns an open send of the same token to the same receiver, for when the
 * amount in base units is not known yet.
 */
function findEarlierSend(
  kit: Kit,
  request: SendRequest,
): SendIntent | undefined {
  const { chainId, from, to, tokenAddress } = request
  const payee = to.slice('0x'.length).toLowerCase()
  return getSendJournal(kit)
    .list()
    .find(
      (intent) =>
        intent.caipNetworkId === `eip155:${chainId}` &&
        intent.from === from &&
        intent.to === (tokenAddress ?? to) &&
        (!tokenAddress || intent.data?.includes(payee)),
    )
}
