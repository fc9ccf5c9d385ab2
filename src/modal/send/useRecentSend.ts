'use client'
import {
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { sendToken } from '../../actions/sendToken.js'
import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import { getAccountNamespace } from '../../features/accounts/getAccountNamespace.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { readCaipNetworkId } from '../../features/networks/readCaipNetworkId.js'
import { showToast } from '../../features/notices/showToast.js'
import { getSendId } from '../../features/payments/getSendId.js'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { toSendableToken } from '../../features/payments/toSendableToken.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useBalances } from '../../hooks/useBalances.js'
import { useKit } from '../../hooks/useKit.js'
import { useSendStatus } from '../../hooks/useSendStatus.js'
import { accountQueryFilters } from '../../query/account.js'
import { tokenQueryOptions } from '../../query/token.js'
import { findOpenSend } from './findOpenSend.js'
import { markSendSeen } from './markSendSeen.js'

/**
 * Returns the last send of the active account that is pending or failed with
 * an unknown outcome, including those started with `useSendToken`. For the
 * latter, reports the outcome once known. Does not report a send that simply
 * landed. react-query drops it after a few minutes.
 *
 * A send submitted before a page reload is shown until its outcome is known;
 * a toast then reports the outcome.
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
  // A send of this page reports itself.
  const open = useOpenSend({ account, isOwn: last !== undefined, kit })
  const noted = last ? undefined : open
  const isFailed = last?.status === 'error'
  const sendId = isFailed ? getSendId(last.error) : noted?.id
  const { data: found } = useSendStatus({ kit, sendId })
  const { caipNetworkId, hash } = found ?? {}
  const href =
    caipNetworkId && hash
      ? getTransactionUrl(kit, { caipNetworkId, hash })
      : undefined
  const status = toStatus(found?.status)
  const isOver = status === 'sent' || status === 'notSent'
  useReportOutcome({ href, isOver, kit, noted, sendId, status })

  if (noted && found && !isOver && noted.subject !== undefined)
    return {
      ...{ href, status, subject: noted.subject, to: noted.to },
      replaceId: status === 'pending' ? getReplaceId(account, open) : undefined,
    }
  // Settled by another attempt, which reports itself.
  const isSettled = sendId !== undefined && found === null
  if (!last || !account || isSettled) return undefined
  const { amount, chainId, to, token } = last.variables as sendToken.Parameters
  // The same token ID is a different coin on another network.
  const isHere =
    chainId === undefined ||
    readCaipNetworkId(chainId) === account.caipNetworkId
  const tokens = isHere ? data?.balances.map(toSendableToken) : undefined
  const sent = tokens?.find(({ id }) => foldCase(id) === foldCase(token))
  const shown = isFailed ? status : 'pending'
  return {
    href,
    replaceId: shown === 'pending' ? getReplaceId(account, open) : undefined,
    status: shown,
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
        /** Set if it can be sped up or cancelled: `sendId` of the actions. */
        replaceId: string | undefined
        /** `unknown`: it failed, but may still land. */
        status: 'pending' | 'unknown' | 'sent' | 'notSent'
        /**
         * What is sent, such as `1.5 ETH`; without symbol on another network,
         * empty if the token cannot be read.
         */
        subject: string
        /** Recipient. */
        to: string
      }
    | undefined
  type ErrorType = useKit.ErrorType
}

/** Other wallets speed up and cancel by their own buttons. */
function getReplaceId(
  account: Account | undefined,
  open: useOpenSend.ReturnType,
) {
  const isEmbedded =
    account?.namespace === 'eip155' &&
    account.connector.id === AUTH_CONNECTOR_ID
  return isEmbedded && open?.isReplaceable ? open.id : undefined
}

function toStatus(
  status: SendStatus['status'] | undefined,
): 'pending' | 'unknown' | 'sent' | 'notSent' {
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

/**
 * The send of an account that an earlier page, or another tab, has handed over
 * and whose end the user has not seen.
 *
 * @param parameters.account - nothing is looked up without it
 * @param parameters.isOwn - the token is not asked for then
 *
 * @example
 * const send = useOpenSend({ account })
 */
function useOpenSend(
  parameters: useOpenSend.Parameters,
): useOpenSend.ReturnType {
  const kit = useKit(parameters)
  const { account, isOwn } = parameters
  const find = () => (account ? findOpenSend(kit, account) : undefined)
  const key = useSyncExternalStore(
    kit.storage.subscribe,
    () => {
      const { id, isReplaceable } = find() ?? {}
      return id && `${id} ${isReplaceable}`
    },
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: its key tells
  const send = useMemo(find, [key])
  const { caipNetworkId: chainId, token } = (isOwn ? undefined : send) ?? {}
  const { data, isError } = useQuery(tokenQueryOptions(kit, { chainId, token }))
  if (!send) return undefined
  const known = data && [
    send.shown ?? formatAmount(BigInt(send.amount), data.decimals),
    cleanText(data.symbol, SYMBOL_MAX_LENGTH),
  ]
  const subject = known?.filter(Boolean).join(' ') ?? (isError ? '' : undefined)
  return { ...send, subject }
}

declare namespace useOpenSend {
  type Parameters = useKit.Parameters & {
    account: Account | undefined
    /** Whether this page has sent it, and so knows the token. */
    isOwn: boolean
  }
  type ReturnType =
    | (NonNullable<findOpenSend.ReturnType> & {
        /** `undefined` while it is asked for, empty when it is not told. */
        subject: string | undefined
      })
    | undefined
}

/** Tells the end of a send of an earlier page once, and reads its account. */
function useReportOutcome(parameters: useReportOutcome.Parameters): void {
  const { href, isOver, noted, sendId, status } = parameters
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const { address } = useActiveAccount({ kit }) ?? {}
  const { caipNetworkId, subject, to } = noted ?? {}

  useEffect(() => {
    if (!isOver || !sendId || (to && subject === undefined)) return
    if (!markSendSeen(kit, { sendId })) return
    // The row of a send of this page tells it.
    if (!to || !address) return
    for (const one of [address, to])
      queryClient
        .invalidateQueries(
          accountQueryFilters(kit, { address: one, caipNetworkId }),
        )
        .catch(() => {})
    const [key, variant] =
      status === 'sent'
        ? (['sent', 'success'] as const)
        : (['sendFailed', 'error'] as const)
    showToast(kit, { href, key, subject: subject || undefined, variant })
  }, [
    address,
    caipNetworkId,
    href,
    isOver,
    kit,
    queryClient,
    sendId,
    status,
    subject,
    to,
  ])
}

declare namespace useReportOutcome {
  type Parameters = useKit.Parameters & {
    href: string | undefined
    isOver: boolean
    noted: useOpenSend.ReturnType
    sendId: string | undefined
    status: ReturnType<typeof toStatus>
  }
}
