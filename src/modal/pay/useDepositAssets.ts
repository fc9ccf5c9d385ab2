'use client'
import { useQuery } from '@tanstack/react-query'
import type { PaymentAsset } from '../../core/pay/payment.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useAvailableExchanges } from '../../hooks/useAvailableExchanges.js'
import { useKit } from '../../hooks/useKit.js'
import { exchangeAssetsQueryOptions } from '../../query/exchangeAssets.js'

/** Assets that an exchange can deposit into the active account. */
export function useDepositAssets(): useDepositAssets.ReturnType {
  const kit = useKit()
  const account = useActiveAccount()
  const exchanges = useAvailableExchanges({ isDeposit: true })
  const exchangeId = exchanges.data?.exchanges[0]?.id
  const found = useQuery(exchangeAssetsQueryOptions(kit, { exchangeId }))
  const start = `${account?.namespace}:`
  return {
    assets:
      found.data?.assets.filter(({ network }) => network.startsWith(start)) ??
      [],
    error: exchanges.error ?? found.error,
    isPending: exchanges.isLoading || found.isLoading,
  }
}

export declare namespace useDepositAssets {
  type ReturnType = {
    assets: readonly PaymentAsset[]
    error: unknown
    isPending: boolean
  }
}
