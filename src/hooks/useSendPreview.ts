'use client'
import { isSameSend } from '../core/send/isSameSend.js'
import { useAccounts } from './useAccounts.js'
import { useSendDraft } from './useSendDraft.js'
import { useSendEstimate } from './useSendEstimate.js'
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
  const request = isLast ? last : drafted
  const { data: fee, isError } = useSendEstimate({
    account: request?.account,
    amount: request?.amount,
    chainId: request?.chainId,
    to: request?.to,
    token: request?.token,
    // What has been handed over costs what it costs.
    query: { enabled: !flow.isPending },
  })
  const account = accounts.find(
    ({ address, isActive }) => address === request?.account && isActive,
  )
  return {
    account,
    error: isLast ? flow.error : null,
    fee: fee?.feeText,
    isFeeUnknown: isError,
    isPending: flow.isPending,
    request,
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
    /** Decimal text in whole native coins. */
    fee: string | undefined
    isFeeUnknown: boolean
    isPending: boolean
    request: useSendFlow.Request | undefined
    warning: useSendDraft.ReturnType['warning']
    worth: string | undefined
  }
}
