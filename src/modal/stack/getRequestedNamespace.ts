import type { AccountNamespace } from '../../core/account/account.js'
import type { ModalEntry, ModalState } from '../../core/modal/modal.js'

/**
 * Returns the namespace that was requested when connecting started, also on
 * the following views.
 */
export function getRequestedNamespace({
  stack,
}: Pick<ModalState, 'stack'>): AccountNamespace | undefined {
  return stack.findLast(isStart)?.data?.namespace
}

/**
 * `Connect` always starts over; the other views only with a namespace, which
 * is otherwise that of a wallet.
 */
function isStart(entry: ModalEntry): entry is StartEntry {
  const { data, view } = entry
  if (view === 'Connect') return true
  const isWay = view === 'AllWallets' || view === 'ConnectingWalletConnectBasic'
  return isWay && data?.namespace !== undefined
}

type StartEntry = Extract<
  ModalEntry,
  { view: 'AllWallets' | 'Connect' | 'ConnectingWalletConnectBasic' }
>
