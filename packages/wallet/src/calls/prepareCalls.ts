import { HostError } from 'latchkey/frame'
import { bytesToHex } from 'viem'
import { joinSpend } from '../approval/joinSpend.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/prepareApproval.js'
import { toNetworkRows } from '../approval/toNetworkRows.js'
import { readToken } from '../chain/readToken.js'
import { decodeAction } from '../decode/decodeAction.js'
import { prepareBatch } from '../smartAccount/prepareBatch.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import { readSpend } from '../transaction/readSpend.js'
import type { Bundles } from './createBundles.js'
import { parseCalls } from './parseCalls.js'
import { prepareTransactions } from './prepareTransactions.js'
import { runCalls } from './runCalls.js'
import { toCallsView } from './toCallsView.js'

/**
 * Prepares one approval for all calls of a `wallet_sendCalls` (EIP-5792). The
 * app receives the bundle's id before the calls are mined. A smart account
 * makes all calls in one transaction; other accounts send one transaction per
 * call, in order.
 *
 * @throws HostError 5720 for an id that the app has used, and what `parseCalls`,
 * `prepareBatch` and `prepareTransactions` throw
 */
export async function prepareCalls(
  parameters: prepareCalls.Parameters,
): Promise<PreparedApproval> {
  const { account, bundles, chain, delegation } = parameters
  const { params, rpc, scope, strings } = parameters
  const { address } = account
  const { calls, id, isOld } = parseCalls({
    address,
    chainId: chain.id,
    isAtomic: isUpgradable(delegation),
    params,
  })
  if (id !== undefined && (await bundles.read(scope, id))) throw duplicate()
  const common = { calls, chain, from: address, rpc }
  // A contract is created by a transaction of its own.
  const isBatch = calls.length > 1 && calls.every(({ to }) => to !== undefined)
  const prepared =
    isBatch && isUpgradable(delegation)
      ? [await prepareBatch({ ...common, delegation })]
      : await prepareTransactions(common)
  const transactions = prepared.map(({ transaction }) => transaction)
  const actions = await Promise.all(
    calls.map(({ data, to, value }) =>
      decodeAction({
        ...{ data, to, value, from: address },
        currency: chain.nativeCurrency,
        routers: chain.routers,
        readToken: (token) => readToken({ rpc, chain, address: token }),
        strings,
      }),
    ),
  )
  let finished: Promise<unknown> = Promise.resolve()

  async function run() {
    const own = id ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    const fixed = {
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
      onChange: (change) => bundles.write(scope, own, { ...fixed, ...change }),
    })
    return isOld ? own : { id: own }
  }

  return {
    view: {
      ...toCallsView({
        ...{ actions, chain, prepared, strings },
        rows: toNetworkRows(parameters),
      }),
      isSent: true,
    },
    spend: joinSpend(calls.map(readSpend)),
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
  type Parameters = ApprovalParameters & {
    bundles: Bundles
    /** The app in its session. */
    scope: string
    /** Whose code the account runs on the chain. */
    delegation: Delegation
    assertSession(): Promise<void>
  }
}
