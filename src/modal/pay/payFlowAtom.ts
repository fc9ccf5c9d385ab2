import { atom } from 'jotai/vanilla'
import type { PaymentAsset, PayResult } from '../../core/pay/payment.js'
import type { PayRequest } from '../../core/pay/payRequest.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import type { PayProgress } from '../../features/pay/types.js'

/** A payment at an exchange. */
export type PaySession = {
  exchangeId: string
  imageUrl?: string | undefined
  isDeposit: boolean
  name: string
  paymentId: string
  sessionId: string
  /** Unix time in milliseconds. */
  startedAt: number
  url: string | undefined
}

/** The modal's payment. Outlives its views and a closed modal. */
export type PayFlow = {
  request?: PayRequest | undefined
  /** Price of the attempt from a wallet, in another asset. */
  quote?: PayQuote | undefined
  /** The attempt from a wallet that is shown. */
  attempt?: symbol | undefined
  /** Asset of a deposit, chosen in its list. */
  asset?: PaymentAsset | undefined
  progress?: PayProgress | undefined
  result?: PayResult | undefined
  /** Payment at an exchange. */
  session?: PaySession | undefined
}

export const payFlowAtom = atom<PayFlow>({})
