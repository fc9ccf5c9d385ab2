import type { AccountNamespace } from '../../core/account/account.js'
import type { ModalEntry, ModalState } from '../../core/modal/modal.js'

/**
 * The kind of network that was asked for where connecting has begun, also on
 * the views that one comes to from there.
 */
export function getAskedNamespace({
  stack,
}: Pick<ModalState, 'stack'>): AccountNamespace | undefined {
  return stack.findLast(isStart)?.data?.namespace
}

/** Who begins anew asks anew; on other views it is the one of a wallet. */
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
