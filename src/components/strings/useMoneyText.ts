'use client'
import { useCallback } from 'react'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import { useStrings } from './useStrings.js'

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
  const { money } = useStrings().notices
  return useCallback(
    (error) => {
      const state = getMoneyState(error)
      return state && !isTold(error) ? money[state] : undefined
    },
    [money],
  )
}

function isTold(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof TransactionError ||
      item instanceof TransactionUnknownError,
  )
}
