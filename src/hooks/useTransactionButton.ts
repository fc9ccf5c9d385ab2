'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Hash } from 'viem'
import { openModal } from '../actions/modal/openModal.js'
import { switchNetwork } from '../actions/switchNetwork.js'
import { transact } from '../actions/transact.js'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { ChainNotSupportedError } from '../core/errors/chain.js'
import { getTransactionError } from '../core/errors/getTransactionError.js'
import { NotConnectedError } from '../core/errors/send.js'
import { TransactionError } from '../core/errors/transaction.js'
import { loadModule } from '../core/loadModule.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { notify } from '../core/notify.js'
import { createSingleFlight } from '../core/promise/createSingleFlight.js'
import type { Kit } from '../createKit.js'
import { toAccountFilters } from '../query/utils/toAccountFilters.js'
import { isOutcomeOpen } from './transact/isOutcomeOpen.js'
import { toTransactKey } from './transact/toTransactKey.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useConnectionStatus } from './useConnectionStatus.js'
import { useKit } from './useKit.js'

/**
 * Hook for a button that makes a transaction of the app's own: connects a
 * wallet first, switches its network, asks for the approval once, and follows
 * the transaction to its receipt.
 *
 * With `calls`, clicks are safe to repeat: an unresolved transaction is looked
 * up on the chain instead of being sent again, see `transact`. With `onSend`,
 * the app sends. While it is unknown what became of that, clicks wait for its
 * receipt again, or do nothing if the hash is unknown too; call `reset` once the
 * user has checked.
 *
 * A transaction that is done is not made again, until `calls`, `chainId` or
 * `id` change, or `reset` is called.
 *
 * @param parameters.calls - one or more calls on an EVM chain, see `transact`
 * @param parameters.onSend - sends instead of `calls`. Resolve with the hash to
 * have its receipt awaited (EVM), or with anything else once it is done
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.confirmations - blocks to wait for with `calls`, default 1
 * @param parameters.id - tells two transactions of the same content apart, such
 * as the ID of an order
 * @param parameters.namespace - `eip155` or `solana`, for `onSend`; default that
 * of `chainId`, else of the active account
 * @param parameters.onDone - called when it is done
 * @param parameters.onError - called when it has failed, or its outcome is
 * unknown
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { click, status } = useTransactionButton({
 *   calls: [{ to: game, abi, functionName: 'join', args: [7n] }],
 *   chainId: 8453,
 * })
 * return <button onClick={click}>{status === 'done' ? 'Joined' : 'Join'}</button>
 */
export function useTransactionButton(
  parameters: useTransactionButton.Parameters,
): useTransactionButton.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  const namespace = toNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const connection = useConnectionStatus({ kit })
  const [run, setRun] = useState<Run | undefined>()
  const isRunning = useRef(false)
  // Another account, or network, has a transaction of its own, unless the app
  // names it.
  const key = toTransactKey({
    ...parameters,
    ...(parameters.id === undefined && {
      chainId: parameters.chainId ?? account?.caipNetworkId,
      payer: account?.address,
    }),
  })
  const isForeign = !parameters.calls
  const openRuns = kit.own(createOpenRuns)

  // React's state is too late for the second click of a double click.
  const current = useRef<Run | undefined>(undefined)
  const show = (next: Run | undefined) => {
    current.current = next
    setRun(next)
  }

  /** @param open - one of `onSend` whose receipt is awaited again */
  async function start(payer: Account, open?: Run) {
    isRunning.current = true
    const base: Run = open
      ? { ...open, error: undefined, status: 'sending' }
      : {
          ...{ caipNetworkId: undefined, key, payer: payer.address },
          status: 'preparing',
        }
    show(base)
    const report = (news: Partial<Run>) =>
      show({ ...(current.current ?? base), ...news })
    let ended: Run
    try {
      const result = open
        ? await recheck(kit, open)
        : await send(kit, { ...parameters, payer, report })
      ended = { ...(current.current ?? base), result, status: 'done' }
      if (result.hash) ended.hash = result.hash
    } catch (error) {
      const step = current.current?.status ?? ''
      const isAsked = isForeign && /^(approving|sending)$/.test(step)
      const isOpen = isOutcomeOpen(error, { isForeign: isAsked })
      const status = isOpen ? 'unknown' : 'failed'
      ended = { ...(current.current ?? base), error: error as Error, status }
    }
    isRunning.current = false
    show(ended)
    // Also when the button is gone by then.
    if (isForeign && parameters.id !== undefined)
      if (ended.status === 'unknown') openRuns.set(key, ended)
      else openRuns.delete(key)
    queryClient
      .invalidateQueries(toAccountFilters(kit, { address: payer.address }))
      .catch(() => {})
    const { error, result } = ended
    if (result) notify(() => parameters.onDone?.(result))
    else if (error) notify(() => parameters.onError?.(error))
  }

  const isBusy = run !== undefined && busy.includes(run.status)
  const isOwn = run?.key === key
  /** What the button shows. */
  const seen = isOwn || isBusy ? run : openRuns.get(key)
  const settled = seen?.status
  const isConnecting = connection === 'reconnecting' || connection === 'unknown'
  const status =
    settled ??
    (account ? 'ready' : isConnecting ? 'connecting' : 'disconnected')

  const isPayer = (one: Run | undefined) => one?.payer === account?.address

  return {
    account,
    caipNetworkId: seen?.caipNetworkId,
    canClick:
      !isBusy &&
      status !== 'connecting' &&
      status !== 'done' &&
      !(
        status === 'unknown' && (isForeign ? !canRecheck(seen) : !isPayer(seen))
      ),
    click() {
      const own = current.current
      const last = own?.key === key ? own : openRuns.get(key)
      if (isRunning.current || last?.status === 'done') return
      const isUnknown = last?.status === 'unknown'
      // Another account would send it once more.
      if (isUnknown && !isForeign && !isPayer(last)) return
      const isOpen = isUnknown && isForeign
      // Without its hash, only the user can tell what became of it.
      if (isOpen && !canRecheck(last)) return
      if (account) start(account, isOpen ? last : undefined)
      else if (!isConnecting) openModal(kit, { namespace })
    },
    error: seen?.error ?? null,
    hash: seen?.hash,
    isPending: isBusy,
    reset() {
      if (isRunning.current) return
      openRuns.delete(key)
      show(undefined)
    },
    result: seen?.result,
    status,
  }
}

const busy: readonly string[] = [
  'preparing',
  'switching',
  'approving',
  'sending',
]

type Run = {
  caipNetworkId: string | undefined
  error?: Error | undefined
  hash?: string | undefined
  key: string
  /** Address of the account that pays. */
  payer: string
  result?: useTransactionButton.Result | undefined
  status: useTransactionButton.Status
}

export declare namespace useTransactionButton {
  type Parameters = useKit.Parameters & {
    chainId?: number | string | undefined
    id?: string | undefined
    onDone?: ((result: Result) => void) | undefined
    onError?: ((error: Error) => void) | undefined
  } & (
      | {
          calls: readonly transact.Call[]
          confirmations?: number | undefined
          namespace?: undefined
          onSend?: undefined
        }
      | {
          calls?: undefined
          confirmations?: undefined
          namespace?: AccountNamespace | undefined
          onSend: (context: { account: Account }) => Promise<unknown>
        }
    )
  type Result = {
    /** Hash, or signature on Solana; `undefined` if `onSend` returned none. */
    hash: string | undefined
    /** viem's receipt, if there is one. */
    receipt: transact.ReturnType['receipt'] | undefined
  }
  type Status =
    /** Connection is being restored; clicks do nothing. */
    | 'connecting'
    /** A click opens the modal to connect. */
    | 'disconnected'
    /** A click starts it. */
    | 'ready'
    | 'preparing'
    | 'switching'
    /** The wallet waits for the user. */
    | 'approving'
    /** On its way to the receipt. */
    | 'sending'
    | 'done'
    /** Nothing was sent, or it failed on the network. A click tries again. */
    | 'failed'
    /**
     * It may have been sent. With `calls` or a known hash, a click looks it up
     * again.
     */
    | 'unknown'
  type ReturnType = {
    /** Account that pays; `undefined` if no wallet is connected. */
    account: Account | undefined
    /** CAIP-2 ID of the network of the transaction, once it is started. */
    caipNetworkId: string | undefined
    /** Whether a click has an effect. */
    canClick: boolean
    /** Connects, or starts, or looks it up again. Never sends twice. */
    click: () => void
    /** Why the last one failed, or why its outcome is unknown. */
    error: Error | null
    /** Hash of the last one, once known. */
    hash: string | undefined
    /** Whether it is being made. */
    isPending: boolean
    /** Makes the button ready again, unless it is pending. */
    reset: () => void
    /** What came of it, once it is done. */
    result: Result | undefined
    /** Where it is, and what a click does. */
    status: Status
  }
}

function toNamespace({
  calls,
  chainId,
  namespace,
}: useTransactionButton.Parameters): AccountNamespace | undefined {
  if (calls) return 'eip155'
  if (namespace || chainId === undefined) return namespace
  return isSolanaNetwork(chainId) ? 'solana' : 'eip155'
}

type SendParameters = useTransactionButton.Parameters & {
  payer: Account
  report: (news: Partial<Run>) => void
}

async function send(
  kit: Kit,
  parameters: SendParameters,
): Promise<useTransactionButton.Result> {
  const { calls, chainId, confirmations, payer, report } = parameters
  if (!calls) return sendForeign(kit, parameters)
  const target = toEvmChainId(chainId ?? payer.chainId)
  report({ caipNetworkId: `eip155:${target}` })
  const { hash, receipt } = await transact(kit, {
    account: payer.address,
    calls,
    chainId: target,
    confirmations,
    onStep: ({ hash, step }) => report({ hash, status: steps[step] }),
  })
  return { hash, receipt }
}

const steps: Readonly<
  Record<transact.Progress['step'], useTransactionButton.Status>
> = {
  resolving: 'preparing',
  preparing: 'preparing',
  switching: 'switching',
  approving: 'approving',
  confirming: 'sending',
  confirmed: 'sending',
}

/** What apps send themselves, by ID: two buttons of one order send it once. */
const createForeignSends = () => createSingleFlight<Partial<Run>>()
/** Runs of the app's own sends that nobody knows the outcome of, by ID. */
const createOpenRuns = () => new Map<string, Run>()

async function sendForeign(
  kit: Kit,
  parameters: SendParameters,
): Promise<useTransactionButton.Result> {
  const { chainId = '', id, onSend, payer, report } = parameters
  const account = await switchFor(kit, parameters)
  report({ caipNetworkId: account.caipNetworkId, status: 'approving' })
  const ask = async () => {
    try {
      return await onSend?.({ account })
    } catch (error) {
      throw getTransactionError(error)
    }
  }
  async function run(tell: (news: Partial<Run>) => void) {
    const answer = await ask()
    if (typeof answer !== 'string')
      return { hash: undefined, receipt: undefined }
    if (account.namespace !== 'eip155' || !isEvmHash(answer))
      return { hash: answer, receipt: undefined }
    tell({ hash: answer, status: 'sending' })
    return awaitReceipt(kit, { chainId: account.chainId, hash: answer as Hash })
  }
  if (id === undefined) return run(report)
  return kit.own(createForeignSends)({
    key: JSON.stringify([payer.address, chainId, id]),
    onProgress: report,
    run: ({ report }) => run(report),
  })
}

async function awaitReceipt(
  kit: Kit,
  transaction: { chainId: number; hash: Hash },
): Promise<useTransactionButton.Result> {
  const { payments } = await loadModule(
    () => import('../actions/payment/payments.js'),
  ).catch((cause: unknown) => {
    // It is sent: what is missing is who looks for its receipt.
    const details = transaction.hash
    throw new TransactionError({ cause, code: 'RECEIPT_TIMEOUT', details })
  })
  const receipt = await payments.waitForHash(kit, transaction)
  return { hash: receipt.transactionHash, receipt }
}

const canRecheck = (run: Run | undefined) =>
  run?.caipNetworkId?.startsWith('eip155:') === true && isEvmHash(run.hash)

function recheck(kit: Kit, { caipNetworkId = '', hash }: Run) {
  const chainId = toEvmChainId(caipNetworkId)
  return awaitReceipt(kit, { chainId, hash: hash as Hash })
}

const isEvmHash = (text: string | undefined) =>
  /^0x[0-9a-f]{64}$/i.test(text ?? '')

/**
 * Switches to the network of the transaction, unless the account is on it.
 *
 * @returns the account as it is then
 */
async function switchFor(
  kit: Kit,
  { chainId, payer, report }: SendParameters,
): Promise<Account> {
  if (chainId === undefined) return payer
  const target = isSolanaNetwork(chainId) ? chainId : toEvmChainId(chainId)
  if (payer.chainId === target) return payer
  report({ status: 'switching' })
  try {
    await switchNetwork(kit, { chainId: target })
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
  const moved = kit
    .getAccounts()
    .find(({ address, isActive }) => isActive && address === payer.address)
  // Nothing is sent from another account, or to another network.
  if (!moved) throw new NotConnectedError()
  if (moved.chainId !== target)
    throw new ChainNotSupportedError({ chain: String(target) })
  return moved
}
