'use client'
import { useContext } from 'react'
import { assertKit } from '../actions/parameters/assertKit.js'
import { KitContext } from '../context.js'
import type { ParameterError } from '../core/errors/base.js'
import { KitProviderNotFoundError } from '../core/errors/provider.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import type { Kit } from '../createKit.js'

/**
 * Hook for reading the kit of the surrounding `KitProvider`. Returns
 * `parameters.kit` if passed.
 *
 * @throws KitProviderNotFoundError without either
 * @throws ParameterError when a hook is called with anything but an object, or
 * with another kit
 *
 * @example
 * const kit = useKit()
 */
export function useKit(parameters: useKit.Parameters = {}): Kit {
  const provided = useContext(KitContext)?.kit
  // Every hook calls this first: parameters that cannot be read fail here.
  const kit = copyParameters(parameters).kit ?? provided
  if (!kit) throw new KitProviderNotFoundError()
  assertKit(kit)
  return kit
}

export declare namespace useKit {
  type Parameters = { kit?: Kit | undefined }
  type ReturnType = Kit
  type ErrorType = KitProviderNotFoundError | ParameterError
}
