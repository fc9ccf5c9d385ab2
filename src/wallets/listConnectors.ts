import { AUTH_CONNECTOR_ID, WALLET_CONNECT_ID } from '../core/constants.js'
import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import type { Wallet } from '../core/wallet.js'
import { cleanWallet } from './cleanWallet.js'
import { findKnownWallet } from './findKnownWallet.js'
import { isAnnounced } from './isAnnounced.js'
import { isFalseClaim } from './isFalseClaim.js'
import { toNameKey } from './toNameKey.js'

/** More than anybody has; a page can announce any number. */
const MAX_ANNOUNCED = 50

/**
 * wagmi's connectors as entries of the list, each wallet once: what announced
 * itself first, then the app's own connectors.
 *
 * Of announced ones each is listed, whatever it calls itself, so that none hides
 * another. A connector of the app is left out when an announced wallet speaks
 * for it: by rdns, by the marks of a known wallet, or by its name. The name of
 * a known wallet is not enough for that, nor is its rdns under another name.
 *
 * @param parameters.connectors - in wagmi's order
 * @param parameters.presentIds - those whose wallet is in the page, or around it
 * @param parameters.absentIds - those whose library is missing
 * @param parameters.recentId - the one that was used last
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
      (connector.id !== 'injected' || (isMobile && announced.length === 0)),
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
    recentId?: string | undefined
    isMobile?: boolean | undefined
  }
  type Connector = toConnectorWallet.Connector
}

/** Of a wallet in the page, or of the page around it, there has to be one. */
function isPresent(
  { id, type }: listConnectors.Connector,
  { presentIds = [] }: listConnectors.Parameters,
) {
  const isFound = type === 'injected' || id === 'safe'
  return !isFound || presentIds.includes(id)
}

/** By what else the same wallet would be told. */
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

/** Of several connectors of one wallet the first is listed. */
function toPlace({ id }: listConnectors.Connector) {
  const index = coinbaseConnectors.indexOf(id)
  return index === -1 ? coinbaseConnectors.length : index
}

const BROWSER_WALLET = 'Browser wallet'

/** One of wagmi's connectors as an entry of the list. */
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

const METAMASK_MOBILE = 'io.metamask.mobile'

/**
 * The EIP-6963 name as wallets are compared by it: MetaMask's app has one of its
 * own, which is MetaMask on a phone.
 */
function toRdns(
  rdns: string,
  { isMobile }: { isMobile?: boolean | undefined },
): string {
  return isMobile && rdns === METAMASK_MOBILE
    ? rdns.slice(0, rdns.lastIndexOf('.'))
    : rdns
}
