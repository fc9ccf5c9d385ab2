'use client'
import type { estimateSend } from '../../actions/estimateSend.js'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { toCaipNetworkId } from '../../core/network/toCaipNetworkId.js'
import { getSendWorth } from '../../core/send/getSendWorth.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useEstimateSend } from '../../hooks/useEstimateSend.js'
import { useSendDraft } from '../../hooks/useSendDraft.js'
import { isSameSend } from './isSameSend.js'
import type { useSendFlow } from './useSendFlow.js'

/**
 * What a person looks over before it is sent, and while it is: the draft, or
 * the send that is under way. Nothing in it changes once it was started.
 *
 * @param flow - the send of the modal, from `useSendFlow`
 *
 * @example
 * const { request } = useSendPreview(flow)
 * return <button onClick={() => request && flow.start(request)}>Send</button>
 */
export function useSendPreview(
  flow: useSendFlow.ReturnType,
): useSendPreview.ReturnType {
  const draft = useSendDraft()
  const accounts = useAccounts()
  const drafted = draft.request &&
    draft.token && {
      ...draft.request,
      subject: `${draft.request.amount} ${draft.token.symbol}`,
    }
  const last = flow.request
  const isLast =
    last &&
    (flow.isPending || (flow.error && (!drafted || isSameSend(last, drafted))))
  // Where a name leads now is shown, and is what a second try would pay.
  const hasMoved =
    !flow.isPending && getErrorCode(flow.error) === 'RECEIVER_CHANGED'
  const request = isLast && !(hasMoved && drafted) ? last : drafted
  const { data: estimate, isError } = useEstimateSend({
    account: request?.account,
    amount: request?.amount,
    chainId: request?.chainId,
    to: request?.toAddress ?? request?.to,
    token: request?.token,
    // What has been handed over costs what it costs.
    query: { enabled: !flow.isPending },
  })
  const payer = foldCase(request?.account ?? '')
  const account = accounts.find(
    ({ address, isActive }) => foldCase(address) === payer && isActive,
  )
  return {
    account,
    error: isLast ? flow.error : null,
    ...split(estimate),
    feeWorth: getFeeWorth(estimate, draft.tokens),
    isFeeUnknown: isError,
    isPending: flow.isPending,
    request: request && {
      ...request,
      caipNetworkId:
        request.chainId === undefined
          ? undefined
          : toCaipNetworkId(request.chainId),
    },
    warning: draft.warning,
    worth: isLast ? undefined : draft.worth,
  }
}

export declare namespace useSendPreview {
  type ReturnType = {
    /** The account that pays, `undefined` once it is not active any more. */
    account: useAccounts.ReturnType[number] | undefined
    /** Why this very send has failed. */
    error: useSendFlow.ReturnType['error']
    /** Of the network alone: decimal text in whole native coins. */
    fee: string | undefined
    /** An estimate in US dollars, `undefined` without a price. */
    feeWorth: string | undefined
    isFeeUnknown: boolean
    isPending: boolean
    /** What opening the receiver's token account on Solana costs besides. */
    rent: string | undefined
    request:
      | (useSendFlow.Request & { caipNetworkId: string | undefined })
      | undefined
    warning: useSendDraft.ReturnType['warning']
    worth: string | undefined
  }
}

/** The rent is no fee: who is paid owns what it opens. */
function split(estimate: estimateSend.ReturnType | undefined) {
  if (!estimate?.rent) return { fee: estimate?.feeText, rent: undefined }
  const { fee, rent } = estimate
  return {
    fee: formatAmount(fee - rent, SOL_DECIMALS),
    rent: formatAmount(rent, SOL_DECIMALS),
  }
}

function getFeeWorth(
  estimate: estimateSend.ReturnType | undefined,
  tokens: useSendDraft.ReturnType['tokens'],
) {
  const coin = tokens?.find(({ isNative }) => isNative)
  if (!estimate || !coin) return undefined
  const { decimals, price } = coin
  const { fee, rent = 0n } = estimate
  const worth = getSendWorth({ amount: fee - rent, decimals, price })
  return worth && /[1-9]/.test(worth) ? worth : undefined
}

/** Only Solana has a rent. */
const SOL_DECIMALS = 9
