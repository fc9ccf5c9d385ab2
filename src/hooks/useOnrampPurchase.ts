'use client'
import { onrampOrderAtom } from '../atoms/onrampOrderAtom.js'
import { useKitAtom } from '../context.js'
import { foldCase } from '../core/address/foldCase.js'
import type { OnrampOrder } from '../core/onramp/onramp.js'
import { findArrival } from '../features/onramp/findArrival.js'
import { useAccountBalances } from './useAccountBalances.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for tracking the last purchase opened by `useOnramp`. Providers report
 * nothing, so it has arrived once the balance is higher than before.
 * Refetches balances every 10 s while mounted.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { received, status } = useOnrampPurchase()
 * return status === 'arrived' && <p>{received} has arrived</p>
 */
export function useOnrampPurchase(
  parameters: useOnrampPurchase.Parameters = {},
): useOnrampPurchase.ReturnType {
  const kit = useKit(parameters)
  const order = useKitAtom(kit, onrampOrderAtom)
  const namespace = toNamespace(order)
  const account = useActiveAccount({ kit, namespace })
  const found = useAccountBalances({ kit, namespace })
  const isOwn =
    order !== undefined &&
    account !== undefined &&
    foldCase(order.account.address) === foldCase(account.address)
  const { caipNetworkId } = account ?? {}
  const { balances } = found
  const arrival =
    isOwn && balances && caipNetworkId
      ? findArrival({ balances, caipNetworkId, order })
      : undefined
  return {
    hasFailed: found.hasFailed,
    isFetching: found.isFetching,
    order: isOwn ? order : undefined,
    received: arrival?.amount,
    receivedSymbol: arrival?.symbol,
    reset: () => kit.store.set(onrampOrderAtom, undefined),
    retry: found.retry,
    status: !isOwn ? 'none' : arrival ? 'arrived' : 'waiting',
  }
}

export declare namespace useOnrampPurchase {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Whether balances failed to load, so the arrival is unknown. */
    hasFailed: boolean
    /** Whether balances are loading. */
    isFetching: boolean
    /** The purchase; `undefined` unless it is for the active account. */
    order: OnrampOrder | undefined
    /** Increase of the balance, as a decimal string. */
    received: string | undefined
    /** Symbol of the token that has arrived. */
    receivedSymbol: string | undefined
    /** Clears the purchase, so it is no longer tracked. */
    reset: () => void
    /** Refetches the balances. */
    retry: () => void
    /** `arrived` once the balance has grown. */
    status: 'none' | 'waiting' | 'arrived'
  }
  type ErrorType = useKit.ErrorType
}

function toNamespace(order: OnrampOrder | undefined) {
  if (!order) return undefined
  const isSolana = order.account.caipNetworkId.startsWith('solana:')
  return isSolana ? 'solana' : 'eip155'
}
