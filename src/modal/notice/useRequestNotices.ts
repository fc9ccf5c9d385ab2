'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showErrorToast } from '../../actions/notice/showErrorToast.js'
import { getNotice } from '../../core/notice/getNotice.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Shows a toast when a wallet request of the page is declined or not allowed,
 * through any connector: those of wagmi's hooks, of the kit's hooks, and of any
 * mutation that fails with the wallet's error.
 */
export function useRequestNotices(): void {
  const kit = useKit()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isRequest(event.mutation.options.mutationKey)) return
        const notice = getNotice(event.action.error)
        if (notice.display === 'toast' && requestKeys.includes(notice.key))
          showErrorToast(kit, notice)
      }),
    [client, kit],
  )
}

const requestKeys: readonly unknown[] = [
  'actionNotAllowed',
  'signatureDeclined',
]

/** The kit's other mutations show their failures next to what failed. */
const ownRequests: readonly unknown[] = ['sendToken', 'signText', 'swap']

/** These ask for no signature. */
const connections: readonly unknown[] = [
  'connect',
  'disconnect',
  'reconnect',
  'switchAccount',
  'switchChain',
  'switchConnection',
]

function isRequest(key: readonly unknown[] | undefined) {
  return key?.[0] === 'latchkey'
    ? ownRequests.includes(key[1])
    : !connections.includes(key?.[0])
}
