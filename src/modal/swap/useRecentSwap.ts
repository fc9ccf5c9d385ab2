'use client'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { swap } from '../../actions/swap.js'
import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import type { SwapLabel } from '../../core/swap/swapLabel.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { showToast } from '../../features/notices/showToast.js'
import { getSendId } from '../../features/payments/getSendId.js'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { toSwapLabel } from '../../features/swap/toSwapLabel.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useSendStatus } from '../../hooks/useSendStatus.js'
import { swapQueryFilters } from '../../query/swap.js'
import { markSendSeen } from '../send/markSendSeen.js'
import { findOpenSwap } from './findOpenSwap.js'

/**
 * Returns the last swap of the active account that is pending or failed with
 * an unknown outcome, including those started with `useSwap`. A swap
 * submitted before a page reload is returned until its result is known, which
 * is then shown as a toast.
 *
 * @example
 * const recent = useRecentSwap()
 * return recent?.status === 'pending' && <p>Swapping {recent.subject}</p>
 */
export function useRecentSwap(
  parameters: useRecentSwap.Parameters = {},
): useRecentSwap.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const account = useActiveAccount({ kit })
  const address = account?.namespace === 'eip155' ? account.address : undefined
  const last = useMutationState({
    filters: { mutationKey: ['latchkey', 'swap', kit.projectId] },
    select: ({ state }) => state,
  })
    .filter(
      ({ error, status, variables }) =>
        isFrom(variables, account) &&
        (status === 'pending' || (status === 'error' && isSendOpen(error))),
    )
    .at(-1)
  const isPending = last?.status === 'pending'
  // A swap of this page reports itself.
  const noted = useOpenSwap({ address: last ? undefined : address, kit })
  const sendId = last ? getSendId(last.error) : noted?.id
  const { data: found } = useSendStatus({ kit, sendId })
  const { caipNetworkId, hash } = found ?? {}
  const href =
    caipNetworkId && hash
      ? getTransactionUrl(kit, { caipNetworkId, hash })
      : undefined
  const status = isPending ? 'pending' : toStatus(found?.status)
  const isOver = status === 'swapped' || status === 'notSwapped'
  const label = last ? toLabel(last.variables) : noted?.label
  const subject = label && `${label.amount} ${label.from}`
  const isNoted = noted !== undefined

  useEffect(() => {
    if (!isOver || !sendId || !markSendSeen(kit, { sendId })) return
    if (address && caipNetworkId?.startsWith('eip155:'))
      queryClient
        .invalidateQueries(
          swapQueryFilters(kit, {
            address,
            caipNetworkId: caipNetworkId as `eip155:${number}`,
          }),
        )
        .catch(() => {})
    // The result of a swap of this page is shown in its row.
    if (!isNoted) return
    const [key, variant] =
      status === 'swapped'
        ? (['swapped', 'success'] as const)
        : (['swapFailed', 'error'] as const)
    showToast(kit, { href, key, subject, variant })
  }, [
    address,
    caipNetworkId,
    href,
    isNoted,
    isOver,
    kit,
    queryClient,
    sendId,
    status,
    subject,
  ])

  if (!last && (!noted || !found || isOver)) return undefined
  // Settled by another attempt, which reports itself.
  if (last && !isPending && sendId && found === null) return undefined
  return { href, label, status, subject }
}

export declare namespace useRecentSwap {
  type Parameters = useKit.Parameters
  type ReturnType =
    | {
        /** Explorer URL of the transaction, as soon as it is known. */
        href: string | undefined
        /** Both tokens, if the swap was made at a quote. */
        label: SwapLabel | undefined
        /** `unknown`: it failed, but may still land. */
        status: 'pending' | 'unknown' | 'swapped' | 'notSwapped'
        /** What is paid, such as `1.5 ETH`. */
        subject: string | undefined
      }
    | undefined
  type ErrorType = useKit.ErrorType
}

function toStatus(status: SendStatus['status'] | undefined) {
  if (status === 'landed') return 'swapped'
  if (status === 'reverted' || status === 'notSent') return 'notSwapped'
  return status ?? 'unknown'
}

function toLabel(variables: unknown) {
  const { quote } = (variables ?? {}) as swap.Parameters
  // Untyped apps can pass anything, which fails by itself.
  return quote?.from?.caipAddress && quote.to?.caipAddress
    ? toSwapLabel(quote)
    : undefined
}

/** Without an account, it was the active one, which may have changed. */
function isFrom(variables: unknown, active: Account | undefined) {
  const { account, quote } = (variables ?? {}) as Partial<
    Record<'account', string>
  > &
    swap.Parameters
  const from = quote?.account ?? account
  return from
    ? foldCase(from) === foldCase(active?.address ?? '')
    : active?.namespace === 'eip155'
}

/**
 * Returns an account's swap submitted by an earlier page or another tab whose
 * result the user has not seen.
 *
 * @param parameters.address - without it, nothing is looked up
 *
 * @example
 * const swap = useOpenSwap({ address })
 */
function useOpenSwap(
  parameters: useOpenSwap.Parameters,
): findOpenSwap.ReturnType {
  const kit = useKit(parameters)
  const { address } = parameters
  const find = () => (address ? findOpenSwap(kit, { address }) : undefined)
  const id = useSyncExternalStore(
    kit.storage.subscribe,
    () => find()?.id,
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: its id tells
  return useMemo(find, [id])
}

declare namespace useOpenSwap {
  type Parameters = useKit.Parameters & { address: string | undefined }
}
