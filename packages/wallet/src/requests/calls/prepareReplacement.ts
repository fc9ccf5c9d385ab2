import { HostError } from 'latchkey/frame'
import { type Hex, isAddressEqual } from 'viem'
import type { Strings } from '../../ui/language/translations/english.js'
import type { ApprovalView } from '../../ui/view.js'
import type { PreparedApproval } from '../approval/preparedApproval.js'
import { decodeExecute } from '../smartAccount/decodeExecute.js'
import type { CallsParameters } from './callsParameters.js'
import type { Bundle } from './createBundles.js'
import { findAttempt } from './findAttempt.js'
import { findOperation } from './findOperation.js'
import { listAttempts } from './listAttempts.js'
import type { StoredOperation } from './operation.js'
import { parseCalls } from './parseCalls.js'
import { readReceipt } from './readReceipt.js'

const SENDING_MS = 5_000
const POLL_MS = 50

/**
 * Prepares the approval that replaces calls which are still pending: the same
 * calls at a higher fee, or nothing in their place. Either has their nonce, so
 * that the chain takes one of the two, and the same id, whose status tells which
 * one it was. Of calls that are sent one by one, it replaces the one that is
 * pending; after a cancellation the rest is not sent.
 *
 * @throws HostError 5730 for an id that is not this app's in this session,
 * -32000 when the calls are not pending, and what `parseCalls` and
 * `prepareOperationCalls` throw
 */
export async function prepareReplacement(
  parameters: CallsParameters,
): Promise<PreparedApproval> {
  const { account, bundles, chain, params, scope, strings } = parameters
  const { address } = account
  const parsed = parseCalls({ address, chain, isAtomic: true, params })
  const { id = '', isOld, replacement } = parsed
  const bundle = await readSent(() => bundles.read(scope, id))
  if (!bundle || bundle.chainId !== chain.id)
    throw new HostError({ message: 'Unknown bundle id', code: 5730 })
  const isCancelled = replacement === 'cancel'
  const given = { bundle, id, isCancelled }
  const prepared = bundle.operation
    ? await prepareOperation(parameters, given, bundle.operation)
    : await prepareTransaction(parameters, given)
  return {
    ...prepared,
    view: toView(prepared.view, {
      isCancelled,
      hasRest: !bundle.operation && bundle.hashes.length < bundle.count,
      strings,
    }),
    async run() {
      await prepared.run()
      return isOld ? id : { id }
    },
  }
}

/** Calls are sent after their id is told: the first may be on its way. */
async function readSent(read: () => Promise<Bundle | undefined>) {
  const end = Date.now() + SENDING_MS
  for (;;) {
    const bundle = await read()
    const isOnItsWay =
      bundle && !bundle.operation && !bundle.isDone && !bundle.hashes.length
    if (!isOnItsWay || Date.now() > end) return bundle
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

type Given = { bundle: Bundle; id: string; isCancelled: boolean }

function toView(
  view: ApprovalView,
  {
    hasRest,
    isCancelled,
    strings,
  }: { hasRest: boolean; isCancelled: boolean; strings: Strings },
): ApprovalView {
  const { actions, warnings } = strings
  if (!isCancelled) return { ...view, action: actions.speedUp }
  return {
    ...view,
    action: actions.cancel,
    tree: undefined,
    // What lands first counts.
    warnings: [warnings.mayLose, ...(hasRest ? [warnings.noRest] : [])],
  }
}

async function prepareOperation(
  parameters: CallsParameters,
  { bundle, id, isCancelled }: Given,
  operation: StoredOperation,
): Promise<PreparedApproval> {
  const { account, chain, delegation, rpc } = parameters
  const { callCount, isRefused, nonce, paymaster, request } = operation
  const { attempts } = bundle
  const isOurs =
    (delegation === 'none' || delegation === 'ours') &&
    isAddressEqual(operation.sender, account.address)
  // Operations of earlier versions do not say which calls are the app's.
  if (!isOurs || isRefused || callCount === undefined) throw notPending()
  if (await findOperation({ attempts, chain, operation, rpc }))
    throw notPending()
  const { prepareOperationCalls } = await import('./prepareOperationCalls.js')
  const calls = isCancelled
    ? []
    : decodeExecute(request.callData as Hex).slice(0, callCount)
  const prepare = (payer: StoredOperation['paymaster']) =>
    prepareOperationCalls({
      ...{ ...parameters, delegation },
      request: {
        ...{ calls, id, paymaster: payer, replaced: operation },
        nonce: BigInt(nonce),
      },
    })
  return prepare(paymaster).catch((error: unknown) => {
    if (!paymaster?.isOptional) throw error
    return prepare(undefined)
  })
}

async function prepareTransaction(
  parameters: CallsParameters,
  given: Given,
): Promise<PreparedApproval> {
  const { bundle, id, isCancelled } = given
  const { account, chain, nonces, rpc } = parameters
  const { address } = account
  // Each waits for the one before it, so the last one is pending.
  const index = bundle.hashes.length - 1
  const attempts = listAttempts(bundle, index)
  const read = (hash: Hex) => readReceipt({ chain, hash, rpc })
  if (await findAttempt(attempts, read)) throw notPending()
  const sent = await Promise.all(
    attempts.map(({ hash }) => nonces.findSent({ address, chain }, hash)),
  )
  const raw = sent.findLast((one) => one !== undefined)
  if (!raw) throw notPending()
  const { prepareReplacedTransaction } = await import(
    './prepareReplacedTransaction.js'
  )
  return prepareReplacedTransaction({
    ...{ ...parameters, id, index, isCancelled, raw },
  })
}

function notPending() {
  return new HostError({
    message: 'The calls are not pending any more',
    code: -32000,
  })
}
