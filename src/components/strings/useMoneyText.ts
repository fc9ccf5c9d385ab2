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
 * What a failure means for the money, to stand beneath what happened.
 *
 * @returns `undefined` where no money was in play, and where the sentence of
 * the error says it already
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

/** By the error's own sentence, which stands where there is none of ours. */
function isTold(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof TransactionError ||
      item instanceof TransactionUnknownError ||
      (item instanceof KitError &&
        item.shortMessage.includes('Nothing was sent')),
  )
}
