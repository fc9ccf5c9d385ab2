import type {
  CreatePendingTransactionFilterReturnType,
  Hash,
  Transaction,
} from 'viem'
import {
  createPendingTransactionFilter,
  getFilterChanges,
  getTransaction,
  uninstallFilter,
} from 'viem/actions'
import { foldCase } from '../core/address/foldCase.js'
import { PENDING_TRANSACTIONS_LIMIT } from '../core/constants/send.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { notify } from '../core/notify.js'
import { sleep } from '../core/promise/sleep.js'
import type { Kit } from '../createKit.js'
import { getEvmClient } from '../features/networks/getEvmClient.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/** Polling interval of pending transactions. */
const PENDING_POLLING_INTERVAL_MS = 30_000

/**
 * Watches pending transactions from or to an account, regardless of the app
 * that sent them. Makes no request before it is called. Polls the chain's node
 * every 30 s for everything that is pending there, so it is meant for quiet
 * networks and own nodes.
 *
 * Stops after 99 transactions. At most that many are looked up per poll,
 * however busy the network is.
 *
 * Standard: `eth_newPendingTransactionFilter` of the execution API.
 *
 * @param parameters.onTransactions - called with new transactions, never twice
 * with the same one
 * @param parameters.address - default the active EVM account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.limit - number of transactions until it stops, default 99
 * @param parameters.onError - called when the node cannot be reached; polling
 * continues
 * @param parameters.pollingInterval - milliseconds, default 30,000
 * @returns a function that stops watching
 * @throws NotConnectedError without an account, ChainNotSupportedError when
 * the chain is not configured
 *
 * @example
 * const stop = watchAccountTransactions(kit, {
 *   onTransactions: (transactions) => show(transactions),
 * })
 */
export function watchAccountTransactions(
  kit: Kit,
  parameters: watchAccountTransactions.Parameters,
): watchAccountTransactions.ReturnType {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    limit: 'number | undefined',
    onError: 'function | undefined',
    onTransactions: 'function',
    pollingInterval: 'number | undefined',
  })
  const { limit = PENDING_TRANSACTIONS_LIMIT, onError } = parameters
  const { pollingInterval = PENDING_POLLING_INTERVAL_MS } = parameters
  const active = getActiveAccount(kit, { namespace: 'eip155' })
  const address = parameters.address ?? active?.address
  const network = parameters.chainId ?? active?.chainId
  if (!address || network === undefined) throw new NotConnectedError()
  const client = getEvmClient(kit, { chainId: toEvmChainId(network) })
  const controller = new AbortController()
  const { signal } = controller
  const seen = new Set<Hash>()
  let filter: CreatePendingTransactionFilterReturnType | undefined

  async function poll() {
    filter ??= await createPendingTransactionFilter(client)
    const hashes = await getFilterChanges(client, { filter })
    const found = await Promise.all(
      hashes.slice(-limit).map((hash) =>
        // It may have been dropped by now.
        getTransaction(client, { hash }).catch(() => undefined),
      ),
    )
    const own = found
      .filter((item) => item !== undefined)
      .filter((item) => isOf(item, address ?? '') && !seen.has(item.hash))
      .slice(0, limit - seen.size)
    if (signal.aborted || own.length === 0) return
    for (const { hash } of own) seen.add(hash)
    notify(() => parameters.onTransactions(own))
    if (seen.size >= limit) controller.abort()
  }

  async function run() {
    while (!signal.aborted) {
      await poll().catch((error) => {
        // Nodes drop filters that have not been polled for a while.
        filter = undefined
        if (!signal.aborted) notify(() => onError?.(getKitError(error)))
      })
      await sleep(pollingInterval, signal)
    }
    if (filter) await uninstallFilter(client, { filter }).catch(() => {})
  }

  void run()
  return () => controller.abort()
}

export declare namespace watchAccountTransactions {
  type Parameters = {
    onTransactions: (transactions: readonly Transaction[]) => void
    address?: string | undefined
    chainId?: number | string | undefined
    limit?: number | undefined
    onError?: ((error: getKitError.ReturnType) => void) | undefined
    pollingInterval?: number | undefined
  }
  type ReturnType = () => void
  type ErrorType = ChainNotSupportedError | NotConnectedError
}

function isOf({ from, to }: Transaction, address: string) {
  const own = foldCase(address)
  return foldCase(from) === own || foldCase(to ?? '') === own
}
