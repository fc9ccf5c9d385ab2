'use client'
import { useMemo } from 'react'
import {
  fallbackPaymentCurrencies,
  fallbackPurchaseCurrencies,
} from '../../api/onrampFallback.js'
import type {
  PaymentCurrency,
  PurchaseCurrency,
} from '../../api/onrampSchemas.js'
import { onrampAtom } from '../../atoms/onrampAtom.js'
import { useKitAtom } from '../../context.js'
import type { AccountNamespace } from '../../core/account/account.js'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import { listOnrampProviders } from '../../core/onramp/listOnrampProviders.js'
import { emptyOnramp, type OnrampSelection } from '../../core/onramp/onramp.js'
import { readString } from '../../core/parameters/readString.js'
import { supports } from '../../core/supports.js'
import type { Kit } from '../../createKit.js'
import { canReceive } from '../../features/onramp/canReceive.js'
import { resolveOnramp } from '../../features/onramp/resolveOnramp.js'
import { typeAmount } from '../../features/payments/typeAmount.js'
import { useActiveAccount } from '../useActiveAccount.js'
import { useKit } from '../useKit.js'
import { useOnrampOptions } from '../useOnrampOptions.js'
import { useProjectFeatures } from '../useProjectFeatures.js'

/** Returns the purchase input, resolved against what is currently offered. */
export function useOnrampInput(parameters: useOnrampInput.Parameters) {
  const kit = useKit(parameters)
  const selection = useKitAtom(kit, onrampAtom)
  const { namespace } = parameters
  const account = useActiveAccount({ kit, namespace })
  const caipNetworkId = account?.caipNetworkId
  const features = useProjectFeatures({ kit }).data
  const { data, error, isPending } = useOnrampOptions({
    kit,
    chainId: account?.chainId,
  })
  const providers = useMemo(() => {
    const isKnown = caipNetworkId !== undefined
    if (isKnown && !supports(kit.capabilities, 'onramp', caipNetworkId))
      return none
    const known = features ?? resolveFeatures({ local: kit.features }).features
    return listOnrampProviders({
      caipNetworkId,
      hosts: kit.hosts,
      names: known.onramp,
      options: kit.onramp,
    })
  }, [caipNetworkId, features, kit])
  const { paymentCurrencies = none, purchaseCurrencies: all = none } =
    data ?? {}
  const purchaseCurrencies = useMemo(
    () => all.filter(({ networks }) => canReceive({ caipNetworkId, networks })),
    [all, caipNetworkId],
  )
  const resolved = resolveOnramp({
    defaults,
    method: parameters.paymentMethod,
    paymentCurrencies,
    providers,
    purchaseCurrencies,
    selection,
  })
  return {
    ...resolved,
    controls: useMemo(() => createControls(kit), [kit]),
    error: resolved.problem ?? error ?? undefined,
    isLoading: Boolean(account) && isPending,
    /**
     * Whether something can be bought: a page with its own price needs no
     * currencies, the others need some of both kinds.
     */
    isOffered:
      Boolean(resolved.provider?.hasOwnPrice) ||
      (paymentCurrencies.length > 0 && purchaseCurrencies.length > 0),
    paymentCurrencies,
    providers,
    purchaseCurrencies,
    selection,
  }
}

export declare namespace useOnrampInput {
  type Parameters = useKit.Parameters & {
    namespace?: AccountNamespace | undefined
    paymentMethod?: string | undefined
  }
}

const none: readonly never[] = []

const defaults = {
  payment: fallbackPaymentCurrencies[0] as PaymentCurrency,
  purchase: fallbackPurchaseCurrencies[0] as PurchaseCurrency,
}

function createControls(kit: Kit) {
  const set = (change: (before: OnrampSelection) => Partial<OnrampSelection>) =>
    kit.store.set(onrampAtom, (before) => ({
      ...before,
      error: undefined,
      ...change(before),
    }))
  return {
    reset: () => kit.store.set(onrampAtom, emptyOnramp),
    setError: (error: Error | undefined) => set(() => ({ error })),
    setPaymentAmount(typed: string) {
      readString('amount', typed)
      set(({ paymentAmount }) => ({
        paymentAmount: typeAmount(paymentAmount, typed),
      }))
    },
    setPaymentCurrency(id: string) {
      readString('id', id)
      set(() => ({ paymentCurrency: id }))
    },
    setProvider(name: string) {
      readString('name', name)
      set(() => ({ provider: name }))
    },
    setPurchaseCurrency(id: string) {
      readString('id', id)
      set(() => ({ purchaseCurrency: id }))
    },
  }
}
