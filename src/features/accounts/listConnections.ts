import type { Account, AccountNamespace } from '../../core/account/account.js'
import type { PairingPeer } from '../../core/ports/pairing.js'
import type { Wallet } from '../../core/wallet.js'
import { isPeer } from './isPeer.js'
import { toWalletInfo } from './toWalletInfo.js'

/** A connected wallet, or a recently used one. */
export type KitConnection = {
  /**
   * `active`: in use for its namespace. `connected`: connected too; switch to
   * it with `setActiveAccount`. `disconnected`: used earlier.
   */
  status: 'active' | 'connected' | 'disconnected'
  namespace: AccountNamespace
  /** For WalletConnect, the wallet's own name and icon: untrusted text. */
  connector: Account['connector']
  /** Empty when disconnected. */
  accounts: readonly Account[]
  /** For a disconnected wallet: the wallet to pass to reconnect. */
  wallet: Wallet | undefined
}

/**
 * Returns the connected wallets, then recent wallets that are not connected.
 */
export function listConnections(parameters: {
  accounts: readonly Account[]
  /** The wallet connected through WalletConnect. */
  peer?: PairingPeer | undefined
  wallets: readonly Wallet[]
}): readonly KitConnection[] {
  const { accounts, peer, wallets } = parameters
  const groups = new Map<string, Account[]>()
  for (const account of accounts) {
    const { uid } = account.connector
    groups.set(uid, [...(groups.get(uid) ?? []), account])
  }
  const connected = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? toConnection(first, group, peer) : []
  })
  const ids = new Set(
    connected.flatMap(({ connector }) => [connector.uid, connector.id]),
  )
  return [
    ...connected.sort((one, other) => rank(one) - rank(other)),
    ...wallets
      .filter((wallet) => wallet.isRecent && !toIds(wallet).some(has(ids)))
      .filter((wallet) => !peer?.name || !isPeer(wallet, peer))
      .map(toDisconnected),
  ]
}

const rank = ({ status }: KitConnection) => (status === 'active' ? 0 : 1)
const has = (ids: ReadonlySet<string>) => (id: string) => ids.has(id)

function toIds({ connectorUid, entries, id }: Wallet) {
  const uids = entries?.map((entry) => entry.connectorUid) ?? []
  return [connectorUid, id, ...uids]
}

function toConnection(
  { connector, namespace }: Account,
  accounts: readonly Account[],
  peer: PairingPeer | undefined,
): KitConnection {
  const isUsed = accounts.some(({ isActive }) => isActive)
  const { icon, name } = toWalletInfo(connector, peer)
  const { id, type, uid } = connector
  return {
    status: isUsed ? 'active' : 'connected',
    namespace,
    connector: { id, name, type, uid, ...(icon && { icon }) },
    accounts,
    wallet: undefined,
  }
}

function toDisconnected(wallet: Wallet): KitConnection {
  const { connectorUid, icon, id, name, namespace, type } = wallet
  return {
    status: 'disconnected',
    namespace,
    connector: { id, name, type, uid: connectorUid, ...(icon && { icon }) },
    accounts: [],
    wallet,
  }
}
