'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/**
 * Whether a wallet may be showing a prompt: a connection, a signature, a
 * payment or a switch of the kit's, or any mutation of the app's.
 *
 * Read on demand, so that a request renders nothing.
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
    /** Whether the latest request ended with an error. */
    hasFailed(): boolean
    isPending(): boolean
    /** Calls the listener when the answer may have changed. */
    subscribe(listener: () => void): () => void
  }
}

/** Logins have fields, beside which password managers draw. */
const asking: readonly unknown[] = [
  'connectWallet',
  'registerName',
  'revokeSmartSession',
  'sendToken',
  'signText',
  'swap',
  'switchNetwork',
]

function mayAsk(key: readonly unknown[] | undefined) {
  return key?.[0] !== 'latchkey' || asking.includes(key[1])
}
