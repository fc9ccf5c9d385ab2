import type { Hash } from 'viem'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SWAP_QUOTE_LIFE_MS } from '../../core/constants/swap.js'
import { KitError } from '../../core/errors/base.js'
import { QuoteExpiredError, SwapRefusedError } from '../../core/errors/swap.js'
import { getSwapProblem } from '../../core/swap/getSwapProblem.js'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { toSwapLabel } from '../../core/swap/toSwapLabel.js'
import type { Kit } from '../../createKit.js'
import { canBatch } from '../batch/canBatch.js'
import { findSponsor } from '../batch/findSponsor.js'
import { isBatchRefused } from '../batch/isBatchRefused.js'
import { runBatch } from '../batch/runBatch.js'
import { runTransaction } from '../send/runTransaction.js'
import type {
  EvmSendResult,
  SendTokenProgress,
  SendTransaction,
} from '../send/types.js'
import { withNotSent } from '../send/withNotSent.js'
import { approveSwap } from './approveSwap.js'
import { assertSwapRuns } from './assertSwapRuns.js'
import { encodeApproval } from './encodeApproval.js'
import { findSwapApproval, type SwapApproval } from './findSwapApproval.js'
import { prepareSwap } from './prepareSwap.js'
import { readSwapBalance } from './readSwapBalance.js'
import { resumeSwap } from './resumeSwap.js'
import type { SwapRequest } from './toSwapRequest.js'
import type { SwapOptions, SwapProgress, SwapResult } from './types.js'

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
  // Attempts left open were agreed to already, whatever is valid by now.
  const earlier = await resumeSwap(kit, request, {
    ...steps,
    report: reports.swapping,
  })
  if (earlier) return finish(earlier, earlier.via)
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
          ...steps,
          ...{ approval, paymaster, prepared, quote, request },
          report: reports.swapping,
        })
      : undefined
  if (batched) return finish(batched, 'batch')
  const transaction = approval?.amounts.length
    ? await withNotSent(async () => {
        const { spender } = approval
        const report = reports.approving
        await approveSwap(kit, request, { ...steps, ...approval, report })
        return prepareSwap(kit, request, { signal, spender })
      })
    : prepared
  const result = await runTransaction(kit, {
    ...steps,
    assert: (options) => assertSwapRuns(kit, request, transaction, options),
    // One that needs an approval is sponsored as a batch, or not at all.
    isSponsorable: !approval?.amounts.length,
    report: reports.swapping,
    transaction: { ...transaction, swap: toSwapLabel(quote) },
  })
  return finish(result, result.via ?? 'sequence')
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
