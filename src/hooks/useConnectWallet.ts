'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toTarget } from '../actions/connect/toTarget.js'
import { connectWallet } from '../actions/connectWallet.js'
import { WALLET_CONNECT_ID } from '../core/constants.js'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import type { Namespace } from '../core/network/namespaces.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Wallet } from '../core/wallet.js'
import { useKit } from './useKit.js'

/**
 * Connects one wallet at a time, and tells how far it is.
 *
 * A wallet that is being asked is not asked twice; another one takes its
 * place. `reset` and another wallet give the attempt up: what the person
 * approves there later is disconnected again. When the component goes, so does
 * an attempt by WalletConnect; a wallet in the page keeps its question, and what
 * is approved there connects and is told by `useAccounts`. Wallets of the other
 * kind of networks stay as they are.
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
        ...toParameters(run),
        signal: run.controller.signal,
        onAsked() {
          run.isAsked = true
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
    namespace: variables?.namespace,
    reset,
    retry: () =>
      variables &&
      begin({
        ...variables,
        controller: new AbortController(),
        isAsked: false,
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
    /** Default the wallet's, for an id `eip155`. */
    namespace?: Namespace | undefined
  }
  /**
   * `opening` until the wallet is asked, `waiting` until the person has
   * answered there. After a connection, and once given up, it is `idle` again.
   */
  type Status =
    | 'idle'
    | 'opening'
    | 'waiting'
    | 'rejected'
    | 'notInstalled'
    /** The URI has ended, or the wallet did not answer in time. */
    | 'expired'
    | 'failed'
  type ReturnType = {
    /** @param wallet - one of `useWallets`, or its `id` with its `namespace` */
    connect: (wallet: string | Wallet, options?: Options) => void
    error: ErrorType | null
    /** The kind of network of the wallet that `status` speaks of. */
    namespace: Namespace | undefined
    /** Gives up what is under way, so that the wallet can be asked anew. */
    reset: () => void
    /** Asks the same wallet again. */
    retry: () => void
    status: Status
    /** The wallet that `status` speaks of, as it was given. */
    wallet: Wallet | undefined
    /** Its id. */
    walletId: string | undefined
  }
  type ErrorType = connectWallet.ErrorType
}

type Run = {
  controller: AbortController
  /** The wallet has been asked. */
  isAsked: boolean
  namespace: Namespace
  wallet: Wallet | undefined
  walletId: string
}

function toRun(
  wallet: string | Wallet,
  options: useConnectWallet.Options,
): Run {
  const { namespace } = readParameters(
    options,
    { namespace: 'string | undefined' },
    'options',
  )
  const controller = new AbortController()
  if (typeof wallet !== 'string')
    readParameters<Pick<Wallet, 'id' | 'namespace'>>(
      wallet,
      { id: 'string', namespace: 'string' },
      'wallet',
    )
  return typeof wallet === 'string'
    ? {
        controller,
        isAsked: false,
        namespace: namespace ?? 'eip155',
        wallet: undefined,
        walletId: wallet,
      }
    : {
        controller,
        isAsked: false,
        namespace: namespace ?? wallet.namespace,
        wallet,
        walletId: wallet.id,
      }
}

function toParameters({ namespace, wallet, walletId }: Run) {
  return wallet ? { namespace, wallet } : { namespace, walletId }
}

function isSame(one: Run | undefined, other: Run) {
  return (
    one?.walletId === other.walletId &&
    one.namespace === other.namespace &&
    // The same wallet, in this browser and on a phone.
    isPaired(one) === isPaired(other)
  )
}

/**
 * Nobody can see a QR code that has gone. A wallet in the page has put its
 * question to the person, who can still answer it; and who has approved by
 * WalletConnect is connected on both kinds of networks, the first of which may
 * have led the app on.
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
      // StrictMode mounts again at once: only a real end gives up.
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

function isPaired(run: Run) {
  try {
    return toTarget(toParameters(run)).walletId === WALLET_CONNECT_ID
  } catch {
    return false
  }
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
