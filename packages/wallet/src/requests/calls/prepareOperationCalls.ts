import { HostError } from 'latchkey/frame'
import { encodeFunctionData, erc20Abi } from 'viem'
import { ENTRY_POINT } from '../../core/contracts.js'
import { joinSpend } from '../../core/spend/joinSpend.js'
import { toRawText } from '../../ui/toRawText.js'
import type { Row } from '../../ui/view.js'
import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/preparedApproval.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import { toUpgradedCode } from '../simulate/toUpgradedCode.js'
import { assertNothingPending } from '../smartAccount/assertNothingPending.js'
import {
  type Delegation,
  readDelegation,
} from '../smartAccount/readDelegation.js'
import type { TransactionRequest } from '../transaction/parseTransactionRequest.js'
import { readReach } from '../transaction/readReach.js'
import { readSpend } from '../transaction/readSpend.js'
import type { BundleChange, Bundles } from './createBundles.js'
import { decodeCalls } from './decodeCalls.js'
import { getOperationFee } from './getOperationFee.js'
import { getOperationNonce } from './getOperationNonce.js'
import type { TokenFee } from './openTokenFee.js'
import type { Operation, Paymaster, StoredOperation } from './operation.js'
import { prepareOperation } from './prepareOperation.js'
import { readFeesOf, replaceOperation } from './replaceOperation.js'
import { signOperation } from './signOperation.js'
import { toCallsView } from './toCallsView.js'
import { toKeptCalls } from './toKeptCalls.js'
import { toOperationRows } from './toOperationRows.js'
import { handOverOperation, watchOperation } from './watchOperation.js'

/** Of a transaction that makes the call alone, with its data. */
const OUTER_GAS = 500_000n

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
  const { nonces, request, rpc, scope, strings } = parameters
  const { calls, id, nonce = getOperationNonce(origin, id) } = request
  const { paymaster, replaced } = request
  const { address: from } = account
  const common = { calls, chain, delegation, from, nonce, rpc }
  const prepared = await prepareOperation({
    ...{ ...common, nonces, paymaster },
    replaced: replaced && readFeesOf(replaced),
  })
  const { fee, fromBlock, isTried, operation, sponsor, upgrade } = prepared
  const { readDescriptors } = parameters
  const actions = await decodeCalls({
    ...{ calls, chain, from, readDescriptors, rpc, strings },
  })
  const watching = {
    ...{ chain, rpc },
    read: () => bundles.read(scope, id),
    update: (change: BundleChange) => bundles.update(scope, id, change),
  }
  let handed: Promise<unknown> = Promise.resolve()
  let settled: Promise<unknown> = Promise.resolve()

  /** Kept before it is sent: what is sent can be answered for. */
  async function run() {
    if (upgrade) await assertNonce(upgrade.nonce)
    const chainId = chain.id
    const signed = {
      ...(await signOperation({
        ...{ account, chainId, fromBlock, operation, upgrade },
      })),
      ...{ callCount: calls.length, paymaster },
    }
    if (replaced) {
      await replaceOperation({ ...watching, replaced, signed })
      settled = watchOperation({ ...watching, loadSigner })
      return signed
    }
    const bundle = {
      ...{ chainId, count: 1, hashes: [], isAtomic: true, isDone: false },
      ...{ aliveAt: Date.now(), calls: toKeptCalls(calls), operation: signed },
    }
    if (!(await bundles.open(scope, id, bundle))) throw duplicate() // guard: id
    const handing = handOverOperation(watching)
    handed = handing
    settled = handing.then(
      (isTaken): unknown =>
        isTaken && watchOperation({ ...watching, loadSigner }),
    )
    return signed
  }

  const loadSigner = async () => ({
    ...{ account, assertSession },
    readDelegation: () => readDelegation({ address: from, chain, rpc }),
  })

  /** What the authorization was prepared for may have been used meanwhile. */
  async function assertNonce(nonce: number) {
    if ((await assertNothingPending({ chain, from, nonces, rpc })) !== nonce)
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
      ...calls.map((call) => readSpend(call, chain.routers)),
      fee ? [{ asset: fee.token.address, units: fee.units }] : [],
      // guard: operation-fee-limit
      sponsor === undefined
        ? [{ asset: 'native', units: getOperationFee(operation) }]
        : [],
    ]),
    isBound: true,
    // guard: operation upgrade
    reach: upgrade || fee ? undefined : await readReach(calls, { chain, rpc }),
    simulation: {
      ...{ account: from, chain },
      calls: [toOperationCall(operation)],
      claimed: [...calls, ...(fee ? [toFeeApproval(operation, fee)] : [])],
      code: toUpgradedCode(upgrade),
      named: actions.flatMap(({ described }) => described?.amounts ?? []),
    },
    run,
    // Others have keys of their own, so that they do not wait for a block.
    finish: () => handed,
    settle: () => settled,
  }
}

/** The call that the EntryPoint makes; its gas is not the account's. */
function toOperationCall({ callData, callGasLimit, sender }: Operation) {
  const gas = callGasLimit + OUTER_GAS
  return { data: callData, from: ENTRY_POINT, gas, to: sender, value: 0n }
}

/** What the operation allows the paymaster to take. */
function toFeeApproval({ paymaster }: Operation, { token, units }: TokenFee) {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [paymaster ?? ENTRY_POINT, units],
  })
  return { data, to: token.address, value: 0n }
}

/** What is shown, and what is then signed and sent. */
export type PreparedOperation = Omit<PreparedApproval, 'run'> & {
  /** Who pays the gas, and at most how much. */
  costs: readonly Row[]
  /** All fields that are signed. */
  raw: object
  run(): Promise<StoredOperation>
  /** Resolves when the chain has it, or it is given up; never rejects. */
  settle(): Promise<unknown>
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
      /**
       * The operation that this one is to replace: of the same id and nonce.
       * Without calls it is cancelled.
       */
      replaced?: StoredOperation | undefined
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
