import { HostError } from 'latchkey/frame'
import { type Address, bytesToHex } from 'viem'
import { addressRow } from '../../ui/addressRow.js'
import type {
  PreparedApproval,
  PreparedQuestion,
} from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { toSimulatedCall } from '../simulate/toSimulatedCall.js'
import { toUpgradedCode } from '../simulate/toUpgradedCode.js'
import { prepareBatch } from '../smartAccount/prepareBatch.js'
import { readDelegate } from '../smartAccount/readDelegate.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import { toReplaceView } from '../smartAccount/toReplaceView.js'
import { readReach } from '../transaction/readReach.js'
import { readTotalSpend } from '../transaction/readSpend.js'
import type { CallsParameters } from './callsParameters.js'
import { decodeCalls } from './decodeCalls.js'
import { hasReplacement } from './hasReplacement.js'
import { parseCalls } from './parseCalls.js'
import { prepareTransactions } from './prepareTransactions.js'
import { runCalls } from './runCalls.js'
import { toCallsView } from './toCallsView.js'
import { toKeptCalls } from './toKeptCalls.js'

/**
 * Prepares one approval for all calls of a `wallet_sendCalls` (EIP-5792). The
 * app receives the bundle's id before the calls are mined. A smart account
 * makes all calls in one user operation where the chain has a bundler, else in
 * one transaction; other accounts send one transaction per call, in order.
 *
 * An account that runs the code of another wallet is asked about first: calls
 * are one only if the user lets our delegate replace that code.
 *
 * @throws HostError 5700 when nobody can pay as the app demands, 5720 for an id
 * that it has used, 5750 when the user keeps the code and the calls must be
 * atomic, and what `parseCalls`,
 * `prepareBatch` and `prepareTransactions` throw
 */
export async function prepareCalls(
  parameters: prepareCalls.Parameters,
): Promise<PreparedApproval | PreparedQuestion> {
  const { account, chain, delegation, params, rpc } = parameters
  if (hasReplacement(params)) {
    const { prepareReplacement } = await import('./prepareReplacement.js')
    return prepareReplacement(parameters)
  }
  if (delegation !== 'foreign') return prepareParsed(parameters)
  const { address } = account
  const { calls, isRequired, paymaster } = parseCalls({
    ...{ address, chain, isAtomic: true, params },
  })
  const isBatch = calls.every(({ to }) => to !== undefined)
  const delegate = await readDelegate({ address, chain, rpc })
  const isPossible = delegate !== undefined && delegate !== 'other'
  // One call that nobody sponsors is a transaction, whatever the code is.
  if (!isPossible || !isBatch || (calls.length === 1 && !paymaster))
    return prepareParsed({ ...parameters, delegation: 'unavailable' })
  return {
    question: toReplaceView({ ...parameters, delegate, isRequired }),
    async answer(isApproved) {
      // guard: foreign delegate
      if (isApproved)
        return prepareParsed({
          ...{ ...parameters, delegation: 'none', replaced: delegate },
        })
      if (isRequired)
        throw new HostError({
          message: 'The user has rejected the upgrade of the account',
          code: 5750,
        })
      return prepareParsed({ ...parameters, delegation: 'unavailable' })
    },
  }
}

async function prepareParsed(
  parameters: prepareCalls.Parameters & { replaced?: Address | undefined },
): Promise<PreparedApproval> {
  const { account, bundles, chain, delegation, nonces } = parameters
  const { params, replaced, rpc, scope, strings } = parameters
  const { address } = account
  const { calls, id, isOld, paymaster } = parseCalls({
    address,
    chain,
    isAtomic: isUpgradable(delegation),
    params,
  })
  if (id !== undefined && (await bundles.read(scope, id))) throw duplicate()
  const rows = [
    ...toNetworkRows(parameters),
    ...(replaced ? [addressRow(strings.delegate.removed, replaced)] : []),
  ]
  const own = id ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  // A contract is created by a transaction of its own.
  const isBatch = calls.every(({ to }) => to !== undefined)
  const isMany = isBatch && calls.length > 1
  if (isBatch && isUpgradable(delegation) && (isMany || paymaster)) {
    const isRequired = paymaster?.isOptional === false
    // Without a sponsor the account can do without a bundler, too.
    const hasBundler = await parameters
      .hasBundler(chain)
      .catch((error: unknown) => {
        if (isRequired) throw error
        return false
      })
    if (hasBundler) {
      const { prepareOperationCalls } = await import(
        './prepareOperationCalls.js'
      )
      const request = { calls, id: own, paymaster }
      const operated = await prepareOperationCalls({
        ...{ ...parameters, delegation, request, rows },
      }).catch((error: unknown) => {
        if (!paymaster?.isOptional) throw error
        return undefined
      })
      if (operated)
        return {
          ...operated,
          run: async () => {
            await operated.run()
            return isOld ? own : { id: own }
          },
        }
    }
  }
  if (paymaster && !paymaster.isOptional)
    throw new HostError({
      message: 'Nobody else can pay the gas of these calls',
      code: 5700,
    })
  const common = { calls, chain, from: address, rpc }
  const prepared =
    isMany && isUpgradable(delegation)
      ? [await prepareBatch({ ...common, delegation, nonces })]
      : await prepareTransactions(common)
  const transactions = prepared.map(({ transaction }) => transaction)
  const { readDescriptors } = parameters
  const actions = await decodeCalls({
    ...{ calls, chain, from: address, readDescriptors, rpc, strings },
  })
  let finished: Promise<unknown> = Promise.resolve()

  async function run() {
    const fixed = {
      calls: toKeptCalls(calls),
      chainId: chain.id,
      count: transactions.length,
      isAtomic: transactions.length === 1,
    }
    const start = { hashes: [], isDone: false, aliveAt: Date.now() }
    if (!(await bundles.open(scope, own, { ...fixed, ...start })))
      throw duplicate()
    finished = runCalls({
      ...parameters,
      transactions,
      read: () => bundles.read(scope, own),
      onChange: (change) =>
        bundles.update(scope, own, (kept) => ({ ...kept, ...change })),
    })
    return isOld ? own : { id: own }
  }

  return {
    view: {
      ...toCallsView({
        ...{ actions, chain, prepared, rows, strings },
      }),
      isSent: true,
    },
    spend: readTotalSpend(prepared, { calls, routers: chain.routers }),
    isBound: true,
    // guard: upgrade
    reach: transactions[0]?.authorization
      ? undefined
      : await readReach(calls, { chain, rpc }),
    simulation: {
      ...{ account: address, chain, claimed: calls },
      calls: transactions.map((one) => toSimulatedCall(address, one)),
      code: toUpgradedCode(transactions[0]?.authorization),
      named: actions.flatMap(({ described }) => described?.amounts ?? []),
    },
    run,
    finish: () => finished,
  }
}

function isUpgradable(delegation: Delegation): delegation is 'none' | 'ours' {
  return delegation === 'none' || delegation === 'ours'
}

function duplicate() {
  return new HostError({ message: 'Duplicate bundle id', code: 5720 })
}

export declare namespace prepareCalls {
  type Parameters = CallsParameters
}
