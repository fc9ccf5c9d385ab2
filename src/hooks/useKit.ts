'use client'
import { useContext } from 'react'
import { KitContext } from '../context.js'
import { KitProviderNotFoundError } from '../core/errors/provider.js'
import type { Kit } from '../createKit.js'

/**
 * Hook for reading the kit of the surrounding `KitProvider`. Returns
 * `parameters.kit` if passed.
 *
 * @throws KitProviderNotFoundError without either
 *
 * @example
 * const kit = useKit()
 */
export function useKit(parameters: useKit.Parameters = {}): Kit {
  const kit = useContext(KitContext)?.kit
  const found = parameters.kit ?? kit
  if (!found) throw new KitProviderNotFoundError()
  return found
}

export declare namespace useKit {
  type Parameters = { kit?: Kit | undefined }
  type ReturnType = Kit
  type ErrorType = KitProviderNotFoundError
}
