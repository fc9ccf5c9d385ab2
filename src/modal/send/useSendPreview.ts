'use client'
import type { estimateSend } from '../../actions/estimateSend.js'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { toCaipNetworkId } from '../../features/networks/toCaipNetworkId.js'
import { getSendWorth } from '../../features/payments/getSendWorth.js'
import type { TokenFee } from '../../features/payments/tokenFee.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useEstimateSend } from '../../hooks/useEstimateSend.js'
import { useSendDraft } from '../../hooks/useSendDraft.js'
import { isSameSend } from './isSameSend.js'
import type { useSendFlow } from './useSendFlow.js'

/**
 * State of the send preview: the draft under review, or the pending send.
 * Never changes once started.
 *
 * @param flow - the modal's send, from `useSendFlow`
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
  // A retry pays the address the name resolves to now, so show that.
  const hasMoved =
    !flow.isPending && getErrorCode(flow.error) === 'RECEIVER_CHANGED'
  const request = isLast && !(hasMoved && drafted) ? last : drafted
  const { data: estimate, isError } = useEstimateSend({
    account: request?.account,
    amount: request?.amount,
    chainId: request?.chainId,
    solana: request?.solana,
    to: request?.toAddress ?? request?.to,
    token: request?.token,
    // Its fee is fixed once submitted.
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
    feeToken: estimate?.feeToken,
    currency: draft.currency,
    feeWorth: getFeeWorth(estimate, draft),
    rentWorth: getRentWorth(estimate, draft),
    isDataFeeUnknown: estimate?.isDataFeeUnknown ?? false,
    isFeeUnknown: isError,
    hasPermanentDelegate: estimate?.hasPermanentDelegate ?? false,
    isSponsored: estimate?.isSponsored ?? false,
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
    /** The sending account; `undefined` if it is no longer active. */
    account: useAccounts.ReturnType[number] | undefined
    /** ISO 4217 code of what amounts are worth. */
    currency: string | undefined
    /** Why this send failed. */
    error: useSendFlow.ReturnType['error']
    /** Network fee only, decimal string in whole native coins. */
    fee: string | undefined
    /** Set if the fee is paid in a token; `fee` is then 0. */
    feeToken: TokenFee | undefined
    /** Estimate in the user's currency; `undefined` without a price. */
    feeWorth: string | undefined
    /** Whether a rollup's fee for data, which cannot be asked, comes on top. */
    isDataFeeUnknown: boolean
    isFeeUnknown: boolean
    /** Whether the token's issuer can take it from any account. */
    hasPermanentDelegate: boolean
    /** Whether the app pays the network fee. */
    isSponsored: boolean
    isPending: boolean
    /** Additional cost of opening the recipient's token account on Solana. */
    rent: string | undefined
    /** Estimate in the user's currency; `undefined` without a price. */
    rentWorth: string | undefined
    request:
      | (useSendFlow.Request & { caipNetworkId: string | undefined })
      | undefined
    warning: useSendDraft.ReturnType['warning']
    worth: string | undefined
  }
}

/** The rent is not a fee: the recipient owns the account it opens. */
function split(estimate: estimateSend.ReturnType | undefined) {
  if (!estimate?.rent) return { fee: estimate?.feeText, rent: undefined }
  const { fee, rent } = estimate
  return {
    fee: formatAmount(fee - rent, SOL_DECIMALS),
    rent: formatAmount(rent, SOL_DECIMALS),
  }
}

type Priced = Pick<useSendDraft.ReturnType, 'currency' | 'tokens'>

function getFeeWorth(
  estimate: estimateSend.ReturnType | undefined,
  { currency, tokens }: Priced,
) {
  if (!estimate) return undefined
  const { fee, feeToken, rent = 0n } = estimate
  const paid = tokens?.find(({ id, isNative }) =>
    feeToken ? foldCase(id) === foldCase(feeToken.address) : isNative,
  )
  if (!paid) return undefined
  return getSendWorth({
    amount: feeToken
      ? parseAmount(feeToken.amount ?? '0', feeToken.decimals)
      : fee - rent,
    currency,
    decimals: feeToken?.decimals ?? paid.decimals,
    price: paid.price,
  })
}

function getRentWorth(
  estimate: estimateSend.ReturnType | undefined,
  { currency, tokens }: Priced,
) {
  if (!estimate?.rent) return undefined
  return getSendWorth({
    amount: estimate.rent,
    currency,
    decimals: SOL_DECIMALS,
    price: tokens?.find(({ isNative }) => isNative)?.price,
  })
}

/** Only Solana has rent. */
const SOL_DECIMALS = 9
