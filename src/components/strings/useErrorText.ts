'use client'
import { useCallback } from 'react'
import { KitError } from '../../core/errors/base.js'
import { ChainNotServedError } from '../../core/errors/chain.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { PackageMissingError } from '../../core/errors/pairing.js'
import { isLoopback } from '../../core/isLoopback.js'
import { useFailureStrings } from './useFailureStrings.js'
import { useStrings } from './useStrings.js'

/**
 * Returns a function that turns any thrown value into text for users. Always
 * one of our own sentences, never untrusted text.
 *
 * @example
 * const toErrorText = useErrorText()
 * return <p role="alert">{toErrorText(error)}</p>
 */
export function useErrorText(): (error: unknown) => string {
  const { errors, kitErrors } = useFailureStrings()
  const { unknown } = useStrings().notices
  return useCallback(
    (error) => {
      const code = getErrorCode(error)
      const known = code === undefined ? undefined : errors[code]
      const kit = getErrorChain(error).find((item) => item instanceof KitError)
      // Only developers see these: the app lacks a package, or the server on
      // their machine lacks a chain.
      if (kit instanceof PackageMissingError || isOwnServer(kit))
        return kit.shortMessage
      const own = kitErrors ? kitErrors[kit?.code ?? ''] : kit?.shortMessage
      return known ?? own ?? unknown
    },
    [errors, kitErrors, unknown],
  )
}

function isOwnServer(
  error: KitError | undefined,
): error is ChainNotServedError {
  return (
    error instanceof ChainNotServedError &&
    isLoopback(new URL(error.server).hostname)
  )
}
