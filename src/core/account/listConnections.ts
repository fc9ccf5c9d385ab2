import type { PairingPeer } from '../ports/pairing.js'
import type { Wallet } from '../wallet.js'
import type { Account, AccountNamespace } from './account.js'
import { isPeer } from './isPeer.js'
import { toWalletInfo } from './toWalletInfo.js'

/** A wallet that is connected, or was. */
export type KitConnection = {
  /**
   * `active`: the one in use for its kind of networks. `connected`: connected
   * too, and one call of `setActiveAccount` away. `disconnected`: used earlier.
   */
  status: 'active' | 'connected' | 'disconnected'
  namespace: AccountNamespace
  /** By WalletConnect with the wallet's own name and picture: foreign text. */
  connector: Account['connector']
  /** None when it is disconnected. */
  accounts: readonly Account[]
  /** Of one that is disconnected: what connects it again. */
  wallet: Wallet | undefined
}

/**
 * The wallets behind the accounts, then those that were used last and are not
 * connected.
 */
export function listConnections(parameters: {
  accounts: readonly Account[]
  /** The wallet at the other end of WalletConnect. */
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
