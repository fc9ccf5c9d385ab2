'use client'
import { useMutationState } from '@tanstack/react-query'
import { getTransactionUrl } from '../actions/getTransactionUrl.js'
import type { sendToken } from '../actions/sendToken.js'
import { toSendableToken } from '../core/send/toSendableToken.js'
import { useBalances } from './useBalances.js'
import { useKit } from './useKit.js'

/**
 * The last send of this page that is under way or has just landed, whoever
 * started it with `useSendToken`. react-query forgets it after a few minutes.
 *
 * @example
 * const recent = useRecentSend()
 * return recent?.isPending && <p>Sending {recent.subject}</p>
 */
export function useRecentSend(
  parameters: useRecentSend.Parameters = {},
): useRecentSend.ReturnType {
  const kit = useKit(parameters)
  const { data } = useBalances({ kit })
  const last = useMutationState({
    filters: { mutationKey: ['latchkey', 'sendToken'] },
    select: ({ state }) => state,
  }).at(-1)
  const variables = last?.variables as sendToken.Parameters | undefined
  if (!last || !variables || last.status === 'error') return undefined
  const result = last.data as sendToken.ReturnType | undefined
  const token = data?.balances
    .map(toSendableToken)
    .find(({ id }) => id.toLowerCase() === variables.token.toLowerCase())
  return {
    href: result && getTransactionUrl(kit, result),
    isPending: last.status === 'pending',
    subject: [variables.amount, token?.symbol].filter(Boolean).join(' '),
    to: variables.to,
  }
}

export declare namespace useRecentSend {
  type Parameters = useKit.Parameters
  type ReturnType =
    | {
        /** Page of the transaction at a block explorer, once it has landed. */
        href: string | undefined
        isPending: boolean
        /** What is sent, such as `1.5 ETH`. */
        subject: string
        /** The receiver. */
        to: string
      }
    | undefined
  type ErrorType = useKit.ErrorType
}
