import type { Hash } from 'viem'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SWAP_QUOTE_LIFE_MS } from '../../core/constants/swap.js'
import { KitError } from '../../core/errors/base.js'
import { QuoteExpiredError, SwapRefusedError } from '../../core/errors/swap.js'
import type { Kit } from '../../createKit.js'
import { canBatch } from '../../features/payments/canBatch.js'
import { findSponsor } from '../../features/payments/findSponsor.js'
import { isBatchRefused } from '../../features/payments/isBatchRefused.js'
import { runBatch } from '../../features/payments/runBatch.js'
import { runTransaction } from '../../features/payments/runTransaction.js'
import type {
  EvmSendResult,
  SendTokenProgress,
  SendTransaction,
} from '../../features/payments/sendTypes.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import { assertSwapRuns } from '../../features/swap/assertSwapRuns.js'
import { encodeApproval } from '../../features/swap/encodeApproval.js'
import { getSwapProblem } from '../../features/swap/getSwapProblem.js'
import { readSwapBalance } from '../../features/swap/readSwapBalance.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapLabel } from '../../features/swap/toSwapLabel.js'
import type {
  SwapOptions,
  SwapProgress,
  SwapResult,
} from '../../features/swap/types.js'
import { waitForLock } from '../../payments/locks.js'
import { approveSwap } from './approveSwap.js'
import { findSwapApproval, type SwapApproval } from './findSwapApproval.js'
import { prepareSwap } from './prepareSwap.js'
import { listOpenSwaps, resumeSwap } from './resumeSwap.js'
import { type SwapRequest, toSwapKey } from './toSwapRequest.js'

/** Runs one swap, from the checks of its quote to its receipt. */
export async function runSwap(
  kit: Kit,
  parameters: runSwap.Parameters,
  context: {
    report: (progress: SwapProgress) => void
    signal: AbortSignal
  },
): Promise<SwapResult> {
  const { quote, request } = parameters
  const { confirmations = 1, resend = false } = parameters
  assertAge(quote)
  const { signal } = context
  const reports = createSwapReports(context.report)
  const steps = {
    confirmations,
    connector: request.connector,
    resend,
    signal,
  }
  const finish = (
    result: Pick<SwapResult, 'hash' | 'receipt'>,
    via: SwapResult['via'],
  ): SwapResult => ({
    account: request.account,
    caipNetworkId: request.caipNetworkId,
    hash: result.hash,
    receipt: result.receipt,
    approvalHash: reports.getApprovalHash(),
    via,
    tokens: [request.ids.from, request.ids.to],
  })
  const resumed = new Set<string>()
  for (;;) {
    // Tabs look for the swap, and record it, one after the other.
    const onRecorded = await withNotSent(() =>
      waitForLock(toSwapLock(request), { signal }),
    )
    try {
      const open = listOpenSwaps(kit, request).map(({ id }) => id)
      if (open.every((id) => resumed.has(id))) {
        const swapped = await swapAnew(kit, parameters, {
          ...{ onRecorded, reports, steps },
        })
        return finish(swapped, swapped.via ?? 'sequence')
      }
      // Attempts left open were agreed to already, whatever is valid by now,
      // and each happens once.
      onRecorded()
      const earlier = await resumeSwap(kit, request, {
        ...steps,
        report: reports.swapping,
      })
      if (earlier) return finish(earlier, earlier.via)
      for (const id of open) resumed.add(id)
      // Another tab may have started over, too.
    } finally {
      onRecorded()
    }
  }
}

/** Returns the name of the Web Lock under which a swap is looked for. */
function toSwapLock(request: SwapRequest) {
  return `latchkey.swap.${toSwapKey(request)}`
}

/** Makes a swap that is not open yet. */
async function swapAnew(
  kit: Kit,
  parameters: runSwap.Parameters,
  context: {
    onRecorded: () => void
    reports: ReturnType<typeof createSwapReports>
    steps: Pick<
      runTransaction.Parameters,
      'confirmations' | 'connector' | 'resend' | 'signal'
    >
  },
): Promise<EvmSendResult> {
  const { quote, request } = parameters
  const { onRecorded, reports, steps } = context
  const { signal } = steps
  // It may have waited for another tab.
  assertAge(quote)
  const found = await withNotSent(async () => {
    const { account: from, chainId, connector } = request
    const wallet = { chainId, connector, from, signal }
    const paymaster = await findSponsor(kit, wallet)
    await assertQuote(kit, { ...parameters, isSponsored: !!paymaster })
    signal.throwIfAborted()
    const approval = await findSwapApproval(kit, request, { signal })
    // Checked first: a price that has moved must not cost an approval.
    const spender = approval?.spender
    const prepared = await prepareSwap(kit, request, { signal, spender })
    const isBatch =
      approval !== undefined &&
      approval.amounts.length > 0 &&
      (await canBatch(wallet))
    return { approval, isBatch, paymaster, prepared }
  })
  const { approval, isBatch, paymaster, prepared } = found
  const batched =
    approval && isBatch
      ? await swapInBatch(kit, {
          ...{ ...steps, approval, onRecorded, paymaster, prepared },
          ...{ quote, report: reports.swapping, request },
        })
      : undefined
  if (batched) return batched
  const transaction = approval?.amounts.length
    ? await withNotSent(async () => {
        const { spender } = approval
        const report = reports.approving
        await approveSwap(kit, request, { ...steps, ...approval, report })
        return prepareSwap(kit, request, { signal, spender })
      })
    : prepared
  return runTransaction(kit, {
    ...{ ...steps, onRecorded },
    assert: (options) => assertSwapRuns(kit, request, transaction, options),
    // One that needs an approval is sponsored as a batch, or not at all.
    isSponsorable: !approval?.amounts.length,
    report: reports.swapping,
    transaction: { ...transaction, swap: toSwapLabel(quote) },
  })
}

export declare namespace runSwap {
  type Parameters = SwapOptions & {
    quote: SwapQuoteDetails
    request: SwapRequest
  }
}

/**
 * Approves and swaps in one approval, all or nothing.
 *
 * @returns `undefined` if the wallet refuses to make a batch
 */
async function swapInBatch(
  kit: Kit,
  parameters: swapInBatch.Parameters,
): Promise<EvmSendResult | undefined> {
  const { approval, paymaster, prepared, quote, request } = parameters
  const { amounts, spender, token } = approval
  try {
    return await runBatch(kit, {
      ...parameters,
      // The swap cannot be simulated without its approval: the wallet does it.
      assert: () =>
        assertSwapRuns(kit, request, prepared, {
          isAllowed: false,
          isSponsored: paymaster !== undefined,
        }),
      before: amounts.map((amount) => ({
        data: encodeApproval(spender, amount),
        to: token,
        value: 0n,
      })),
      transaction: { ...prepared, swap: toSwapLabel(quote) },
    })
  } catch (error) {
    if (isBatchRefused(error)) return undefined
    if (error instanceof KitError && error.code === 'EXECUTION_REVERTED')
      throw new SwapRefusedError({
        cause: error,
        details: error.details,
        reason: 'simulation',
      })
    throw error
  }
}

declare namespace swapInBatch {
  type Parameters = Omit<
    runBatch.Parameters,
    'assert' | 'before' | 'transaction'
  > & {
    approval: SwapApproval
    /** The swap, as the service has built it. */
    prepared: SendTransaction
    quote: SwapQuoteDetails
    request: SwapRequest
  }
}

/** @throws QuoteExpiredError, also for a quote from the future */
function assertAge({ createdAt }: SwapQuoteDetails) {
  const age = Date.now() - createdAt
  if (!(age >= 0 && age < SWAP_QUOTE_LIFE_MS)) throw new QuoteExpiredError()
}

/** @throws InsufficientBalanceError, PriceImpactError */
async function assertQuote(
  kit: Kit,
  parameters: runSwap.Parameters & { isSponsored: boolean },
) {
  const { acceptPriceImpact, feeLevel, isSponsored } = parameters
  const { quote, request } = parameters
  const { account, chainId, from } = request
  const balance = await readSwapBalance(kit, {
    account,
    address: from,
    chainId,
  })
  const problem = getSwapProblem(
    { ...quote, balance: formatAmount(balance, quote.from.decimals) },
    { acceptPriceImpact, feeLevel, isSponsored },
  )
  if (problem) throw problem
}

type Report = (progress: SendTokenProgress) => void

const steps = {
  resolving: 'swapping',
  preparing: 'swapping',
  switching: 'switching',
  approving: 'swapping',
  confirming: 'confirming',
  confirmed: 'confirmed',
} as const

/** Reports the steps of two transactions as those of one swap. */
function createSwapReports(report: (progress: SwapProgress) => void): {
  /** For the approval of the token, which is a single step. */
  approving: Report
  swapping: Report
  getApprovalHash(): Hash | undefined
} {
  let approvalHash: Hash | undefined
  return {
    approving({ hash, sentToNetwork, step }) {
      approvalHash = hash as Hash | undefined
      report({
        step: step === 'switching' ? 'switching' : 'approving',
        hash: undefined,
        approvalHash,
        sentToNetwork,
      })
    },
    swapping: ({ hash, sentToNetwork, step }) =>
      report({
        step: steps[step],
        hash: hash as Hash | undefined,
        approvalHash,
        sentToNetwork,
      }),
    getApprovalHash: () => approvalHash,
  }
}
