'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectWallet } from '../actions/connectWallet.js'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import type { Namespace } from '../core/network/namespaces.js'
import type { Wallet } from '../core/wallet.js'
import { useKit } from './useKit.js'
import {
  isPaired,
  isRemembered,
  isSame,
  type Run,
  toParameters,
  toRun,
} from './wallet/connectRun.js'

/**
 * Hook for connecting one wallet at a time.
 *
 * Prompts of the same wallet are deduplicated; another wallet replaces the
 * attempt. `reset` or another wallet cancels it: a late approval is
 * disconnected. Unmounting aborts a WalletConnect attempt. The prompt of an
 * injected wallet stays open, and its approval still connects and appears in
 * `useAccounts`. Wallets of the other namespace are not affected.
 *
 * Standard: EIP-1193.
 *
 * @param parameters.onConnected - called when the last requested wallet has
 * connected
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
    async mutationFn(run) {
      try {
        await connectWallet(kit, {
          ...toParameters(run),
          signal: run.controller.signal,
          onAsked() {
            run.isAsked = true
            run.askedAt = performance.now()
            if (current.current === run) setAsked(run)
          },
        })
      } catch (error) {
        run.isRemembered = isRemembered(run, error)
        throw error
      }
    },
    networkMode: 'always',
    onSettled(_data, error, run) {
      if (current.current !== run) return
      current.current = undefined
      if (!error) parameters.onConnected?.()
    },
  })
  const { mutate, reset: resetMutation, variables } = mutation
  useLeave(kit, current)

  const begin = useCallback(
    (run: Run) => {
      if (isSame(current.current, run)) return
      current.current?.controller.abort()
      current.current = run
      mutate(run)
    },
    [mutate],
  )
  const connect = useCallback(
    (wallet: string | Wallet, options: useConnectWallet.Options = {}) =>
      begin(toRun(wallet, options)),
    [begin],
  )
  const reset = useCallback(() => {
    current.current?.controller.abort()
    current.current = undefined
    resetMutation()
  }, [resetMutation])

  return {
    connect,
    error: mutation.error,
    isRemembered: mutation.isError && variables?.isRemembered === true,
    namespace: variables?.namespace,
    reset,
    retry: () =>
      variables &&
      begin({
        ...variables,
        controller: new AbortController(),
        isAsked: false,
        isRetry: true,
      }),
    status: mutation.isPending
      ? asked === variables
        ? 'waiting'
        : 'opening'
      : toStatus(mutation.error),
    wallet: variables?.wallet,
    walletId: variables?.walletId,
  }
}

export declare namespace useConnectWallet {
  type Parameters = useKit.Parameters & {
    onConnected?: (() => void) | undefined
  }
  type Options = {
    /** Defaults to the wallet's namespace, or `eip155` for an ID. */
    namespace?: Namespace | undefined
  }
  /**
   * `opening` until the wallet prompts, `waiting` until the user responds.
   * Returns to `idle` after connecting or cancelling.
   */
  type Status =
    | 'idle'
    | 'opening'
    | 'waiting'
    | 'rejected'
    | 'notInstalled'
    /** The URI has expired, or the wallet timed out. */
    | 'expired'
    | 'failed'
  type ReturnType = {
    /** @param wallet - one of `useWallets`, or its `id` with `namespace` */
    connect: (wallet: string | Wallet, options?: Options) => void
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /**
     * Whether a retry was declined faster than a person can answer. Some
     * wallets remember a "no" and do not prompt again; the site must then be
     * allowed in the wallet's settings.
     */
    isRemembered: boolean
    /** Namespace of the wallet that `status` refers to. */
    namespace: Namespace | undefined
    /** Cancels the attempt, so that the wallet can be requested again. */
    reset: () => void
    /** Requests the same wallet again. */
    retry: () => void
    /** State of the attempt. */
    status: Status
    /** The wallet that `status` refers to, as passed. */
    wallet: Wallet | undefined
    /** ID of that wallet. */
    walletId: string | undefined
  }
  type ErrorType = connectWallet.ErrorType
}

/**
 * Aborts a pairing on unmount, because its QR code is gone. An injected
 * wallet's prompt remains open for the user to answer. An approved pairing
 * goes on: it connects both namespaces, and the first may have led the app
 * on.
 */
function useLeave(
  { pairing }: useKit.ReturnType,
  current: { current: Run | undefined },
) {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // StrictMode remounts immediately; only a real unmount cancels.
      queueMicrotask(() => {
        const run = current.current
        if (isMounted.current || !run) return
        current.current = undefined
        const isApproved =
          run.isAsked && pairing?.getState().status === 'connected'
        if (isPaired(run) && !isApproved) run.controller.abort()
      })
    }
  }, [current, pairing])
}

const statuses: Readonly<Record<string | number, useConnectWallet.Status>> = {
  4001: 'rejected',
  CONNECTION_ABORTED: 'idle',
  PAIRING_EXPIRED: 'expired',
  WALLET_NOT_INSTALLED: 'notInstalled',
  WALLET_TIMEOUT: 'expired',
}

function toStatus(
  error: useConnectWallet.ErrorType | null,
): useConnectWallet.Status {
  if (!error) return 'idle'
  return statuses[getErrorCode(error) ?? ''] ?? 'failed'
}
