import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import type { Namespace } from '../../core/network/namespaces.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { Wallet } from '../../core/wallet.js'
import { toTarget } from '../../features/accounts/toTarget.js'

/** One attempt of `useConnectWallet`. */
export type Run = {
  /** When the wallet was prompted, in milliseconds of `performance`. */
  askedAt?: number | undefined
  controller: AbortController
  /** Whether the wallet has been prompted. */
  isAsked: boolean
  isRemembered?: boolean | undefined
  /** Whether `retry` started it. */
  isRetry?: boolean | undefined
  namespace: Namespace
  wallet: Wallet | undefined
  walletId: string
}

export function toRun(
  wallet: string | Wallet,
  options: { namespace?: Namespace | undefined },
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

export function toParameters({ namespace, wallet, walletId }: Run) {
  return wallet ? { namespace, wallet } : { namespace, walletId }
}

export function isSame(one: Run | undefined, other: Run) {
  return (
    one?.walletId === other.walletId &&
    one.namespace === other.namespace &&
    // The same wallet may exist in this browser and on a phone.
    isPaired(one) === isPaired(other)
  )
}

export function isPaired(run: Run) {
  try {
    return toTarget(toParameters(run)).walletId === WALLET_CONNECT_ID
  } catch {
    return false
  }
}

/** Nobody reads a prompt and answers it within this time, in milliseconds. */
const SHORTEST_ANSWER_MS = 500

/** A paired wallet always prompts. */
export function isRemembered(run: Run, error: unknown) {
  const { askedAt = Number.NEGATIVE_INFINITY, isRetry = false } = run
  const isInstant = performance.now() - askedAt < SHORTEST_ANSWER_MS
  const isDeclined = getErrorCode(error) === 4001
  return isRetry && isInstant && isDeclined && !isPaired(run)
}
