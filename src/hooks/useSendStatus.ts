'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSendStatus } from '../actions/getSendStatus.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import { sendStatusQueryOptions } from '../query/sendStatus.js'
import { useKit } from './useKit.js'

/** Polling interval for the outcome of an open send. */
const SEND_STATUS_INTERVAL_MS = 4_000

/**
 * Hook for resolving a send or swap that failed with an unknown outcome.
 * Refetches every 4 s until the outcome is known; `null` once settled.
 *
 * @param parameters.sendId - `sendId` of the error
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { error } = useSendToken()
 * const sendId = error && 'sendId' in error ? error.sendId : undefined
 * const { data } = useSendStatus({ sendId })
 * return data && <p>{data.status}</p>
 */
export function useSendStatus<selectData = SendStatus | null>(
  parameters: useSendStatus.Parameters<selectData> = {},
): useSendStatus.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(
    sendStatusQueryOptions(kit, {
      ...parameters,
      query: {
        refetchInterval: ({ state }) =>
          isOpen(state.data) && SEND_STATUS_INTERVAL_MS,
        ...parameters.query,
      },
    }),
  )
}

export declare namespace useSendStatus {
  type Parameters<selectData = SendStatus | null> = useKit.Parameters &
    sendStatusQueryOptions.Options<selectData>
  type ReturnType<selectData = SendStatus | null> = UseQueryResult<
    selectData,
    getSendStatus.ErrorType
  >
}

function isOpen(data: SendStatus | null | undefined) {
  if (data === undefined) return true
  return data?.status === 'unknown' || data?.status === 'pending'
}
