'use client'
import { useMutationState } from '@tanstack/react-query'
import { getTransactionUrl } from '../../actions/network/getTransactionUrl.js'
import type { sendToken } from '../../actions/sendToken.js'
import type { Account } from '../../core/account/account.js'
import { getAccountNamespace } from '../../core/account/getAccountNamespace.js'
import { foldCase } from '../../core/address/foldCase.js'
import { getMember } from '../../core/errors/getMember.js'
import { toCaipNetworkId } from '../../core/network/toCaipNetworkId.js'
import { isSendOpen } from '../../core/send/isSendOpen.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import { toSendableToken } from '../../core/send/toSendableToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useBalances } from '../../hooks/useBalances.js'
import { useKit } from '../../hooks/useKit.js'
import { useSendStatus } from '../../hooks/useSendStatus.js'

/**
 * Returns the last send of the active account that is pending or failed with
 * an unknown outcome, including those started with `useSendToken`. For the
 * latter, reports the outcome once known. Does not report a send that simply
 * landed. react-query drops it after a few minutes.
 *
 * @example
 * const recent = useRecentSend()
 * return recent?.status === 'pending' && <p>Sending {recent.subject}</p>
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
        (status === 'pending' || (status === 'error' && isSendOpen(error))),
    )
    .at(-1)
  const isFailed = last?.status === 'error'
  const sendId = isFailed ? getSendId(last.error) : undefined
  const { data: found } = useSendStatus({ kit, sendId })
  // Settled by another attempt, which reports itself.
  const isSettled = sendId !== undefined && found === null
  if (!last || !account || isSettled) return undefined
  const { amount, chainId, to, token } = last.variables as sendToken.Parameters
  // The same token ID is a different coin on another network.
  const isHere = chainId === undefined || isSameChain(chainId, account)
  const tokens = isHere ? data?.balances.map(toSendableToken) : undefined
  const sent = tokens?.find(({ id }) => foldCase(id) === foldCase(token))
  const { caipNetworkId, hash } = found ?? {}
  return {
    href:
      caipNetworkId && hash
        ? getTransactionUrl(kit, { caipNetworkId, hash })
        : undefined,
    status: isFailed ? toStatus(found?.status) : 'pending',
    subject: [amount, sent?.symbol].filter(Boolean).join(' '),
    to,
  }
}

export declare namespace useRecentSend {
  type Parameters = useKit.Parameters
  type ReturnType =
    | {
        /** Explorer URL of the transaction, as soon as it is known. */
        href: string | undefined
        /** `unknown`: it failed, but may still land. */
        status: 'pending' | 'unknown' | 'sent' | 'notSent'
        /**
         * What is sent, such as `1.5 ETH`; without symbol on another network.
         */
        subject: string
        /** Recipient. */
        to: string
      }
    | undefined
  type ErrorType = useKit.ErrorType
}

function getSendId(error: unknown) {
  const sendId = getMember(error, 'sendId')
  return typeof sendId === 'string' ? sendId : undefined
}

function toStatus(status: SendStatus['status'] | undefined) {
  if (status === 'landed') return 'sent'
  if (status === 'reverted' || status === 'notSent') return 'notSent'
  return status ?? 'unknown'
}

/** Without an account, it was the active one, which may have changed. */
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
