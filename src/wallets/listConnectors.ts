import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../core/constants/connectors.js'
import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import type { Wallet } from '../core/wallet.js'
import { cleanWallet } from './cleanWallet.js'
import { findKnownWallet } from './findKnownWallet.js'
import { isAnnounced } from './isAnnounced.js'
import { isFalseClaim } from './isFalseClaim.js'
import { toNameKey } from './toNameKey.js'

/** Upper limit, since a page can announce any number of wallets. */
const MAX_ANNOUNCED = 50

/**
 * Converts wagmi's connectors to list entries, one per wallet: announced
 * wallets first, then the app's own connectors.
 *
 * Every announced wallet is listed, whatever its name, so that none can hide
 * another. A connector of the app is dropped if an announced wallet represents
 * it: by rdns, as a known wallet, or by name. A known wallet must match both
 * name and rdns for that.
 *
 * @param parameters.connectors - in wagmi's order
 * @param parameters.presentIds - IDs of connectors whose wallet is in the
 * page, or embeds it
 * @param parameters.absentIds - IDs of connectors whose package is missing
 * @param parameters.apartIds - IDs of connectors whose wallet is none of the
 * announced ones
 * @param parameters.recentId - ID of the connector used last
 */
export function listConnectors(
  parameters: listConnectors.Parameters,
): readonly Wallet[] {
  const { isMobile, recentId } = parameters
  const usable = parameters.connectors.filter(
    ({ id }) => id !== AUTH_CONNECTOR_ID && !parameters.absentIds?.includes(id),
  )
  const announced = usable.filter(isAnnounced).slice(0, MAX_ANNOUNCED)
  const others = usable.filter(
    (connector) =>
      !isAnnounced(connector) &&
      isPresent(connector, parameters) &&
      // With announced wallets, `window.ethereum` is usually one of them.
      (connector.id !== 'injected' ||
        announced.length === 0 ||
        parameters.apartIds?.includes(connector.id)),
  )
  const taken = new Set<string>()
  const wallets: Wallet[] = []
  for (const connector of [...announced, ...others.sort(byPreference)]) {
    const isFree = isAnnounced(connector)
    const wallet = toConnectorWallet(connector, { isMobile })
    const marks = toMarks(connector, { isMobile, wallet })
    if (!isFree && marks.some((mark) => taken.has(mark))) continue
    for (const mark of marks) taken.add(mark)
    wallets.push({ ...wallet, isRecent: connector.id === recentId })
  }
  return wallets
}

export declare namespace listConnectors {
  type Parameters = {
    connectors: readonly Connector[]
    presentIds?: readonly string[] | undefined
    absentIds?: readonly string[] | undefined
    apartIds?: readonly string[] | undefined
    recentId?: string | undefined
    isMobile?: boolean | undefined
  }
  type Connector = toConnectorWallet.Connector
}

/** An injected wallet, or Safe as the embedding page, must be present. */
function isPresent(
  { id, type }: listConnectors.Connector,
  { presentIds = [] }: listConnectors.Parameters,
) {
  const isFound = type === 'injected' || id === 'safe'
  return !isFound || presentIds.includes(id)
}

/** Identifiers the same wallet may have elsewhere. */
function toMarks(
  connector: listConnectors.Connector,
  parameters: { isMobile: boolean | undefined; wallet: Wallet },
): readonly string[] {
  const { wallet } = parameters
  const { explorerId } = wallet
  const name = `name:${toNameKey(wallet.name)}`
  const known = explorerId === undefined ? [] : [`known:${explorerId}`]
  if (!isAnnounced(connector)) {
    const rdns = [connector.rdns ?? []].flat()
    const ids = [connector.id, ...rdns.map((one) => toRdns(one, parameters))]
    return [...ids, ...known, name]
  }
  const rdns = toRdns(connector.id, parameters)
  return isFalseClaim(wallet) ? [] : [rdns, ...known, name]
}

function byPreference(
  one: listConnectors.Connector,
  other: listConnectors.Connector,
) {
  return toPlace(one) - toPlace(other)
}

/** If a wallet has several connectors, the first is listed. */
function toPlace({ id }: listConnectors.Connector) {
  const index = coinbaseConnectors.indexOf(id)
  return index === -1 ? coinbaseConnectors.length : index
}

const BROWSER_WALLET = 'Browser wallet'

/** Converts a wagmi connector to a list entry. */
function toConnectorWallet(
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

declare namespace toConnectorWallet {
  /** The required properties of wagmi's connectors. */
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
  // Coinbase's connectors are listed with the explorer's wallets.
  const isElsewhere = coinbaseConnectors.includes(connector.id)
  return {
    type: 'EXTERNAL',
    group: isElsewhere ? 'recommended' : 'external',
  }
}

const METAMASK_MOBILE = 'io.metamask.mobile'

/**
 * Normalizes an EIP-6963 rdns for comparison. MetaMask's mobile app has its
 * own rdns, which is treated as MetaMask on mobile.
 */
function toRdns(
  rdns: string,
  { isMobile }: { isMobile?: boolean | undefined },
): string {
  return isMobile && rdns === METAMASK_MOBILE
    ? rdns.slice(0, rdns.lastIndexOf('.'))
    : rdns
}
