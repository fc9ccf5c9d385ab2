'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchRequests } from '../../connectors/wagmi/watchRequests.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'
import type { notifyRequest } from './notifyRequest.js'

/**
 * Shows why a wallet request outside any mutation has failed, such as wagmi's
 * `signMessage(config)`. With `wagmiWorkarounds: false` it does nothing.
 *
 * @param load - loads `notifyRequest`, at the first failed request
 */
export function useProviderNotices(
  load: () => Promise<typeof notifyRequest>,
): void {
  const kit = useKit()
  const client = useQueryClient()
  useEffect(
    () =>
      kit.own(createRequestWatch).start(({ connector, error, method }) => {
        const isAsked =
          connector.id === AUTH_CONNECTOR_ID || asksUser.test(method)
        // Mutations report their failures themselves.
        if (!isAsked || client.isMutating() > 0) return
        load()
          .then((notify) => notify(kit, { error, mutationKey: [method] }))
          .catch((cause) => kit.logger.warn('a failed request', cause))
      }),
    [client, kit, load],
  )
}

/** Methods that other wallets show to the user. */
const asksUser =
  /^(?:personal_sign|eth_sign\w*|eth_send(?:Transaction|UserOperation)|wallet_send\w+)$/

/** One listener per kit, however many components have started it. */
function createRequestWatch({ config, workarounds }: Kit) {
  const listeners: watchRequests.Listener[] = []
  let stop: (() => void) | undefined
  return {
    start(listener: watchRequests.Listener) {
      if (!workarounds.isEnabled) return
      listeners.push(listener)
      stop ??= watchRequests(config, (failure) => listeners[0]?.(failure))
      return () => {
        listeners.splice(listeners.indexOf(listener), 1)
        if (listeners.length > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}
