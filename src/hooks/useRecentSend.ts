'use client'
import { useMutationState } from '@tanstack/react-query'
import { getTransactionUrl } from '../actions/getTransactionUrl.js'
import type { sendToken } from '../actions/sendToken.js'
import type { Account } from '../core/account/account.js'
import { getAccountNamespace } from '../core/account/getAccountNamespace.js'
import { foldCase } from '../core/address/foldCase.js'
import { toCaipNetworkId } from '../core/network/toCaipNetworkId.js'
import { isSendOpen } from '../core/send/isSendOpen.js'
import { toSendableToken } from '../core/send/toSendableToken.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useKit } from './useKit.js'

/**
 * The last send from the active account that is under way, has just landed, or
 * of which nobody knows whether it did; whoever started it with
 * `useSendToken`. react-query forgets it after a few minutes.
 *
 * @example
 * const recent = useRecentSend()
 * return recent?.isPending && <p>Sending {recent.subject}</p>
 */
export function useRecentSend(
  parameters: useRecentSend.Parameters = {},
): useRecentSend.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const { data } = useBalances({ kit })
  const last = useMutationState({
    filters: { mutationKey: ['latchkey', 'sendToken'] },
    select: ({ state }) => state,
  })
    .filter(
      ({ error, status, variables }) =>
        isFrom(variables, account) &&
        !(status === 'error' && !isSendOpen(error)),
    )
    .at(-1)
  if (!last || !account) return undefined
  const { amount, chainId, to, token } = last.variables as sendToken.Parameters
  // The same id is another coin on another network.
  const isHere = chainId === undefined || isSameChain(chainId, account)
  const tokens = isHere ? data?.balances.map(toSendableToken) : undefined
  const sent = tokens?.find(({ id }) => foldCase(id) === foldCase(token))
  const result = last.data as sendToken.ReturnType | undefined
  return {
    href: result && getTransactionUrl(kit, result),
    isPending: last.status === 'pending',
    isUnknown: last.status === 'error',
    subject: [amount, sent?.symbol].filter(Boolean).join(' '),
    to,
  }
}

export declare namespace useRecentSend {
  type Parameters = useKit.Parameters
  type ReturnType =
    | {
        /** Page of the transaction at a block explorer, once it has landed. */
        href: string | undefined
        isPending: boolean
        /** It has failed in a way that leaves open whether it lands. */
        isUnknown: boolean
        /** What is sent, such as `1.5 ETH`; elsewhere without the symbol. */
        subject: string
        /** The receiver. */
        to: string
      }
    | undefined
  type ErrorType = useKit.ErrorType
}

/** Without an account it was the active one, which may be another by now. */
function isFrom(variables: unknown, active: Account | undefined) {
  const { account, chainId } = (variables ?? {}) as sendToken.Parameters
  if (account) return foldCase(account) === foldCase(active?.address ?? '')
  const namespace = getAccountNamespace({ chainId }) ?? active?.namespace
  return namespace === active?.namespace
}

function isSameChain(chainId: number | string, account: Account) {
  try {
    return toCaipNetworkId(chainId) === account.caipNetworkId
  } catch {
    return false
  }
}
