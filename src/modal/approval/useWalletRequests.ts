'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/**
 * Tells whether a wallet may be showing a prompt: a connection, signature,
 * payment or network switch of the kit, or any mutation of the app.
 *
 * Read on demand, so that a request does not re-render.
 */
export function useWalletRequests(): useWalletRequests.ReturnType {
  const client = useQueryClient()
  return useMemo(() => {
    const mutations = client.getMutationCache()
    const find = (status?: 'pending') =>
      mutations.findAll({
        predicate: ({ options }) => mayAsk(options.mutationKey),
        ...(status && { status }),
      })
    return {
      hasFailed: () => find().at(-1)?.state.status === 'error',
      isPending: () => find('pending').length > 0,
      subscribe: (listener) => mutations.subscribe(listener),
    }
  }, [client])
}

export declare namespace useWalletRequests {
  type ReturnType = {
    /** Whether the latest request failed. */
    hasFailed(): boolean
    isPending(): boolean
    /** Calls the listener when the result may have changed. */
    subscribe(listener: () => void): () => void
  }
}

/** Logins are excluded: password managers render next to their fields. */
const asking: readonly unknown[] = [
  'connectWallet',
  'grantPermissions',
  'registerName',
  'resetAccount',
  'revokePermissions',
  'sendToken',
  'signIn',
  'signText',
  'swap',
  'switchNetwork',
]

function mayAsk(key: readonly unknown[] | undefined) {
  return key?.[0] !== 'latchkey' || asking.includes(key[1])
}
