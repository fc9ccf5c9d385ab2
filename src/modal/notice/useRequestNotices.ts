'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { notifyRequest } from './notifyRequest.js'

/**
 * Shows why a wallet request of the page has failed, through any connector:
 * those of wagmi's hooks, of the kit's hooks, and of any mutation that fails
 * with the wallet's error.
 *
 * @param load - loads `notifyRequest`, at the first failed mutation
 */
export function useRequestNotices(
  load: () => Promise<typeof notifyRequest>,
): void {
  const kit = useKit()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        const { mutationKey } = event.mutation.options
        load()
          .then((notify) => notify(kit, { error, mutationKey }))
          .catch((cause) => kit.logger.warn('a failed request', cause))
      }),
    [client, kit, load],
  )
}
