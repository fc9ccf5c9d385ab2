'use client'
import type { Feature } from '../core/capabilities.js'
import { supports } from '../core/supports.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for checking whether a network supports a feature; `false` if no
 * wallet is connected.
 *
 * @param parameters.feature - such as `send`
 * @param parameters.caipNetworkId - CAIP-2 ID, default the active account's
 * network
 * @throws KitProviderNotFoundError
 *
 * @example
 * const canSend = useFeature({ feature: 'send' })
 */
export function useFeature(parameters: useFeature.Parameters): boolean {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const { caipNetworkId, feature } = Object(parameters) as useFeature.Parameters
  const network = caipNetworkId ?? account?.caipNetworkId
  return supports(kit.capabilities, feature, network)
}

export declare namespace useFeature {
  type Parameters = useKit.Parameters & {
    feature: Feature
    caipNetworkId?: string | undefined
  }
  type ReturnType = boolean
  type ErrorType = useKit.ErrorType
}
