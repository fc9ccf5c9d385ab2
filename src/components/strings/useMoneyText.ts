'use client'
import { useCallback } from 'react'
import { KitError } from '../../core/errors/base.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import { useFailureStrings } from './useFailureStrings.js'

/**
 * Returns a function that says what an error means for the user's money. Show
 * it below the error.
 *
 * @returns a function that returns `undefined` if no money was involved, or
 * if the error's own message already says it
 *
 * @example
 * const toMoneyText = useMoneyText()
 * return <p>{toMoneyText(error)}</p>
 */
export function useMoneyText(): (error: unknown) => string | undefined {
  const { errors, money } = useFailureStrings()
  return useCallback(
    (error) => {
      const state = getMoneyState(error)
      const code = getErrorCode(error)
      const isOurs = code !== undefined && code in errors
      return state && (isOurs || !isTold(error)) ? money[state] : undefined
    },
    [errors, money],
  )
}

/** Whether the error's own message says it. Used if we have no replacement. */
function isTold(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof TransactionError ||
      item instanceof TransactionUnknownError ||
      (item instanceof KitError &&
        item.shortMessage.includes('Nothing was sent')),
  )
}
