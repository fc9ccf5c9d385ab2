'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectWallet } from '../actions/connectWallet.js'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'
import type { Namespace } from '../core/network/namespaces.js'
import { useKit } from './useKit.js'

/**
 * Connects one wallet at a time, and tells how far it is.
 *
 * A wallet that is being asked is not asked twice; another one takes its
 * place. A wallet cannot be called off: what the person approves there later
 * connects all the same, and is told by `useAccounts`. Wallets of the other kind
 * of networks stay as they are.
 *
 * Standard: EIP-1193.
 *
 * @param parameters.onConnected - the wallet that was asked last is connected
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { connect, status, retry } = useConnectWallet()
 * return status === 'rejected'
 *   ? <button onClick={retry}>Try again</button>
 *   : <button onClick={() => connect('io.metamask')}>Connect</button>
 */
export function useConnectWallet(
  parameters: useConnectWallet.Parameters = {},
): useConnectWallet.ReturnType {
  const kit = useKit(parameters)
  const current = useRef<Run | undefined>(undefined)
  const [asked, setAsked] = useState<Run | undefined>()
  const mutation = useMutation<void, useConnectWallet.ErrorType, Run>({
    mutationKey: ['latchkey', 'connectWallet'],
    mutationFn: (run) =>
      connectWallet(kit, {
        namespace: run.namespace,
        walletId: run.walletId,
        onAsked() {
          if (current.current === run) setAsked(run)
        },
      }),
    networkMode: 'always',
    onSettled(_data, error, run) {
      if (current.current !== run) return
      current.current = undefined
      if (!error) parameters.onConnected?.()
    },
  })
  const { mutate, reset: resetMutation, variables } = mutation
  useEffect(
    () => () => {
      current.current = undefined
    },
    [],
  )

  const connect = useCallback(
    (walletId: string, options: useConnectWallet.Options = {}) => {
      const { namespace = 'eip155' } = options
      const run = { namespace, walletId }
      if (isSame(current.current, run)) return
      current.current = run
      mutate(run)
    },
    [mutate],
  )
  const reset = useCallback(() => {
    current.current = undefined
    resetMutation()
  }, [resetMutation])

  return {
    connect,
    error: mutation.error,
    namespace: variables?.namespace,
    reset,
    retry: () => variables && connect(variables.walletId, variables),
    status: mutation.isPending
      ? asked === variables
        ? 'waiting'
        : 'opening'
      : toStatus(mutation.error),
    walletId: variables?.walletId,
  }
}

export declare namespace useConnectWallet {
  type Parameters = useKit.Parameters & {
    onConnected?: (() => void) | undefined
  }
  type Options = {
    /** Default `eip155`. */
    namespace?: Namespace | undefined
  }
  /**
   * `opening` until the wallet is asked, `waiting` until the person has
   * answered there. After a connection it is `idle` again.
   */
  type Status =
    | 'idle'
    | 'opening'
    | 'waiting'
    | 'rejected'
    | 'notInstalled'
    | 'failed'
  type ReturnType = {
    /** @param walletId - `id` of one of `useWallets`, with its `namespace` */
    connect: (walletId: string, options?: Options) => void
    error: ErrorType | null
    /** The kind of network of the wallet that `status` speaks of. */
    namespace: Namespace | undefined
    /** Forgets what is under way, so that the wallet can be asked anew. */
    reset: () => void
    /** Asks the same wallet again. */
    retry: () => void
    status: Status
    /** The wallet that `status` speaks of. */
    walletId: string | undefined
  }
  type ErrorType = connectWallet.ErrorType
}

type Run = { namespace: Namespace; walletId: string }

function isSame(one: Run | undefined, other: Run) {
  return one?.walletId === other.walletId && one.namespace === other.namespace
}

const USER_REJECTED = 4001

function toStatus(
  error: useConnectWallet.ErrorType | null,
): useConnectWallet.Status {
  if (!error) return 'idle'
  if (error instanceof WalletNotInstalledError) return 'notInstalled'
  return getErrorCode(error) === USER_REJECTED ? 'rejected' : 'failed'
}
