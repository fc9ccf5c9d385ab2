'use client'
import type { OnrampCurrency } from '../../core/onramp/onramp.js'
import { findBoughtBalance } from '../../features/onramp/findBoughtBalance.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useBalances } from '../../hooks/useBalances.js'

/** Pictures of currencies, as far as the account has the token. */
export function useBoughtIcon() {
  const { caipNetworkId } = useActiveAccount() ?? {}
  const { balances = [] } = useBalances().data ?? {}
  return (currency: OnrampCurrency) =>
    caipNetworkId
      ? findBoughtBalance({ balances, caipNetworkId, currency })?.iconUrl
      : undefined
}
