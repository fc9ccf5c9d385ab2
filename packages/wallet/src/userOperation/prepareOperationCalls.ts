import { HostError } from 'latchkey/frame'
import { joinSpend } from '../approval/joinSpend.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/prepareApproval.js'
import { toNetworkRows } from '../approval/toNetworkRows.js'
import { toRawText } from '../approval/toRawText.js'
import type { Row } from '../approval/view.js'
import type { Bundle, Bundles } from '../calls/createBundles.js'
import { decodeCalls } from '../calls/decodeCalls.js'
import { toCallsView } from '../calls/toCallsView.js'
import { toKeptCalls } from '../calls/toKeptCalls.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import {
  type Delegation,
  readDelegation,
} from '../smartAccount/readDelegation.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import { readSpend } from '../transaction/readSpend.js'
import { getOperationNonce } from './getOperationNonce.js'
import type { Paymaster, StoredOperation } from './operation.js'
import { prepareOperation } from './prepareOperation.js'
import { runOperation } from './runOperation.js'
import { signOperation } from './signOperation.js'
import { toOperationRows } from './toOperationRows.js'

/**
 * Prepares one approval for calls that are one user operation. Its id is the
 * nonce: the same id again changes nothing on the chain.
 *
 * @throws HostError what `prepareOperation` throws, and 5720 for an id that
 * the app has used
 */
export async function prepareOperationCalls(
  parameters: prepareOperationCalls.Parameters,
): Promise<PreparedOperation> {
  const { account, assertSession, bundles, chain, delegation, origin } =
    parameters
  const { request, rpc, scope, strings } = parameters
  const { calls, id, nonce = getOperationNonce(origin, id) } = request
  const { address: from } = account
  const common = { calls, chain, delegation, from, nonce, rpc }
  const prepared = await prepareOperation({
    ...common,
    paymaster: request.paymaster,
  })
  const { fee, fromBlock, isTried, operation, sponsor, upgrade } = prepared
  const actions = await decodeCalls({ calls, chain, from, rpc, strings })
  const write = (bundle: Bundle) => bundles.write(scope, id, bundle)
  let finished: Promise<unknown> = Promise.resolve()

  /** Kept before it is sent: what is sent can be answered for. */
  async function run() {
    if (upgrade) await assertNonce(upgrade.nonce)
    const chainId = chain.id
    const signed = await signOperation({
      ...{ account, chainId, fromBlock, operation, upgrade },
    })
    const bundle = {
      ...{ chainId, count: 1, hashes: [], isAtomic: true, isDone: false },
      ...{ aliveAt: Date.now(), calls: toKeptCalls(calls), operation: signed },
    }
    if (!(await bundles.open(scope, id, bundle))) throw duplicate() // guard: id
    finished = runOperation({ bundle, chain, loadSigner, rpc, write })
    return signed
  }

  const loadSigner = async () => ({
    ...{ account, assertSession },
    readDelegation: () => readDelegation({ address: from, chain, rpc }),
  })

  /** What the authorization was prepared for may have been used meanwhile. */
  async function assertNonce(nonce: number) {
    if ((await assertNothingPending({ chain, from, rpc })) !== nonce)
      throw new HostError({
        message: 'The account has sent a transaction meanwhile. Try again',
        code: -32000,
      })
  }

  const raw = { ...operation, ...(upgrade && { upgrade }) }
  const costs = toOperationRows({
    ...{ chain, fee, operation, sponsor, strings },
    value: calls.reduce((sum, call) => sum + call.value, 0n),
  })
  return {
    ...{ costs, raw },
    view: {
      ...toCallsView({
        ...{ actions, chain, strings },
        operation: {
          costs,
          isUpgrade: upgrade !== undefined,
          raw: toRawText(raw),
        },
        prepared: [{ isTried }],
        rows: parameters.rows ?? toNetworkRows(parameters),
      }),
      isSent: true,
    },
    spend: joinSpend([
      ...calls.map(readSpend),
      fee ? [{ asset: fee.token.address, units: fee.units }] : [],
    ]),
    run,
    finish: () => finished,
  }
}

/** What is shown, and what is then signed and sent. */
export type PreparedOperation = Omit<PreparedApproval, 'run'> & {
  /** Who pays the gas, and at most how much. */
  costs: readonly Row[]
  /** All fields that are signed. */
  raw: object
  run(): Promise<StoredOperation>
}

export declare namespace prepareOperationCalls {
  type Parameters = ApprovalParameters & {
    assertSession(): Promise<void>
    bundles: Bundles
    delegation: Extract<Delegation, 'none' | 'ours'>
    request: {
      calls: readonly Pick<TransactionRequest, 'data' | 'to' | 'value'>[]
      id: string
      /** Default: the one that the id stands for. */
      nonce?: bigint | undefined
      paymaster?: Paymaster | undefined
    }
    /** Default: account and network. */
    rows?: readonly Row[] | undefined
    /** The app in its session. */
    scope: string
  }
}

function duplicate() {
  return new HostError({ message: 'Duplicate bundle id', code: 5720 })
}
