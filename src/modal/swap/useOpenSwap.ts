'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { findOpenSwap } from './findOpenSwap.js'

/**
 * The swap of an account that an earlier page, or another tab, has handed over
 * and whose end the user has not seen.
 *
 * @param parameters.address - nothing is looked up without it
 *
 * @example
 * const swap = useOpenSwap({ address })
 */
export function useOpenSwap(
  parameters: useOpenSwap.Parameters,
): findOpenSwap.ReturnType {
  const kit = useKit(parameters)
  const { address } = parameters
  const find = () => (address ? findOpenSwap(kit, { address }) : undefined)
  const id = useSyncExternalStore(
    kit.storage.subscribe,
    () => find()?.id,
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: its id tells
  return useMemo(find, [id])
}

export declare namespace useOpenSwap {
  type Parameters = useKit.Parameters & { address: string | undefined }
}
