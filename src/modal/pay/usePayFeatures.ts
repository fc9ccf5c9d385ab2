'use client'
import { useProjectFeatures } from '../../hooks/useProjectFeatures.js'

/**
 * Ways to add funds that are switched on: `features.pay` by the page,
 * `payments` and `payWithExchange` by the dashboard.
 */
export function usePayFeatures(): usePayFeatures.ReturnType {
  const { data } = useProjectFeatures()
  const { pay, payments, payWithExchange } = data ?? {}
  return {
    canFund: Boolean(pay || payments || payWithExchange),
    canUseExchange: Boolean(pay || payWithExchange),
  }
}

export declare namespace usePayFeatures {
  type ReturnType = {
    /** Whether the account offers to add funds. */
    canFund: boolean
    /** Whether an exchange is among the ways. */
    canUseExchange: boolean
  }
}
