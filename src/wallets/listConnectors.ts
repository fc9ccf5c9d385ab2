import { AUTH_CONNECTOR_ID } from '../core/constants.js'
import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import { isAnnounced } from './isAnnounced.js'
import { isFalseClaim } from './isFalseClaim.js'
import { toConnectorWallet } from './toConnectorWallet.js'
import { toNameKey } from './toNameKey.js'
import { toRdns } from './toRdns.js'
import type { Wallet } from './wallet.js'

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
