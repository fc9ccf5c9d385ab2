import { WALLET_CONNECT_ID } from '../core/constants.js'
import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import { cleanWallet } from './cleanWallet.js'
import { findKnownWallet } from './findKnownWallet.js'
import { isAnnounced } from './isAnnounced.js'
import { toRdns } from './toRdns.js'
import type { Wallet } from './wallet.js'

const BROWSER_WALLET = 'Browser wallet'

/** One of wagmi's connectors as an entry of the list. */
export function toConnectorWallet(
  connector: toConnectorWallet.Connector,
  options: { isMobile?: boolean | undefined } = {},
): Wallet {
  const { icon, id, type, uid } = connector
  const isNameless = id === 'injected' && connector.name === 'Injected'
  const shown = cleanWallet({
    id,
    icon,
    name: isNameless ? BROWSER_WALLET : connector.name,
  })
  const rdns = isAnnounced(connector) ? toRdns(id, options) : undefined
  const known = findKnownWallet(
    rdns === undefined
      ? { connectorId: id, name: shown.name }
      : { rdns, name: shown.name },
  )
  return {
    key: uid,
    namespace: 'eip155',
    id,
    ...shown,
    hint: undefined,
    ...toKind(connector),
    isInstalled: type === 'injected',
    isRecent: false,
    connectorUid: uid,
    rdns: rdns ?? known?.rdns[0],
    explorerId: known?.explorerId,
  }
}

export declare namespace toConnectorWallet {
  /** What is needed of wagmi's connectors. */
  type Connector = {
    readonly icon?: string | undefined
    readonly id: string
    readonly name: string
    readonly rdns?: string | readonly string[] | undefined
    readonly type: string
    readonly uid: string
  }
}

function toKind(
  connector: toConnectorWallet.Connector,
): Pick<Wallet, 'group' | 'type'> {
  if (connector.id === WALLET_CONNECT_ID)
    return { type: 'WALLET_CONNECT', group: 'walletConnect' }
  if (isAnnounced(connector)) return { type: 'ANNOUNCED', group: 'injected' }
  if (connector.type === 'injected')
    return { type: 'INJECTED', group: 'injected' }
  // Coinbase's two stand among the explorer's wallets, where they are known.
  const isElsewhere = coinbaseConnectors.includes(connector.id)
  return {
    type: 'EXTERNAL',
    group: isElsewhere ? 'recommended' : 'external',
  }
}
