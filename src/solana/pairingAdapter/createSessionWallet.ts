import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { NamespaceNotApprovedError } from '../../core/errors/pairing.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { Logger } from '../../core/logger.js'
import type { Pairing, PairingAccount } from '../../core/ports/pairing.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletAccount, WalletHandle } from '../wallet.js'
import { createSessionRequest } from './createSessionRequest.js'
import { createSessionSigner } from './createSessionSigner.js'
import { toCluster } from './toCluster.js'

const namespace = 'solana'

/**
 * Creates Solana's part of the session with a wallet. The session itself
 * belongs to the pairing; only the account that the wallet has selected is
 * kept here.
 */
export function createSessionWallet(
  parameters: createSessionWallet.Parameters,
): createSessionWallet.ReturnType {
  const { clusters, logger, pairing } = parameters
  /** Addresses in the order they were reported, the current one first. */
  let order: readonly string[] = []
  /** Accounts selected by the wallet, which its approval may not include. */
  let selected: readonly PairingAccount[] = []

  function getApproved() {
    const { namespaces, session } = pairing.getState()
    const { accounts = [] } = session?.namespaces[namespace] ?? {}
    if (!namespaces.includes(namespace) || !accounts.length) return []
    return [...selected, ...accounts]
  }

  function select(accounts: readonly PairingAccount[]) {
    const addresses = accounts.map(({ address }) => address)
    // A wallet may report each cluster separately.
    const same = selected.filter(
      ({ address, caipNetworkId }) =>
        addresses.includes(address) &&
        !accounts.some((account) => account.caipNetworkId === caipNetworkId),
    )
    selected = [...accounts, ...same]
    order = [...addresses, ...order]
  }

  async function adoptSession() {
    const { namespaces, session } = pairing.getState()
    if (session && namespaces.includes(namespace)) return session
    if (!pairing.isRemembered(namespace)) return undefined
    return pairing.restore({ namespace })
  }

  /** Ends a session without a usable account. */
  async function leave() {
    if (!pairing.isRemembered(namespace)) return
    try {
      await pairing.disconnect({ namespace })
    } catch (error) {
      logger.warn('the wallet was not told that Solana is disconnected', error)
    }
  }

  return {
    async connect({ caipNetworkId, isSilent, signal }) {
      const session = isSilent
        ? await adoptSession()
        : await pairing.connect({ namespace, signal })
      if (!session) throw new NotConnectedError()
      selected = []
      const { accounts: approved = [] } = session.namespaces[namespace] ?? {}
      const accounts = listAccounts(approved, { clusters, caipNetworkId })
      order = accounts.map(({ address }) => address)
      if (accounts.length) return accounts
      await leave()
      throw new NamespaceNotApprovedError({ namespace })
    },
    subscribe(listener) {
      let known = String(order)
      function check(approved = getApproved()) {
        const accounts = listAccounts(approved, { clusters, order })
        order = accounts.map(({ address }) => address)
        if (!accounts.length) void leave()
        if (String(order) === known) return
        known = String(order)
        listener({ accounts })
      }
      return pairing.on((event) => {
        if (event.type === 'sessionChanged') {
          selected = []
          return check()
        }
        if (event.type === 'ended' && event.namespaces.includes(namespace))
          return check([])
        if (!('namespace' in event) || event.namespace !== namespace) return
        if (event.type === 'accountsChanged') {
          if (!event.accounts.length) return check([])
          select(event.accounts)
          return check()
        }
        const cluster = toCluster(event.caipNetworkId, clusters)
        const isApproved = getApproved().some(
          (account) => toCluster(account.caipNetworkId, clusters) === cluster,
        )
        if (cluster && isApproved) listener({ caipNetworkId: cluster })
      })
    },
    ...createSessionSigner({
      request: createSessionRequest({ clusters, getApproved, pairing }),
    }),
  }
}

export declare namespace createSessionWallet {
  type Parameters = {
    clusters: readonly SolanaCluster[]
    logger: Logger
    pairing: Pairing
  }
  type ReturnType = Pick<WalletHandle, 'connect' | 'subscribe'> &
    createSessionSigner.ReturnType
}

/**
 * Returns the usable accounts of a wallet, each one once, those on the current
 * cluster first.
 *
 * @param options.order - addresses to list before the others; ignored if they
 * are not among the accounts
 */
function listAccounts(
  accounts: readonly PairingAccount[],
  options: listAccounts.Options,
): readonly WalletAccount[] {
  const { caipNetworkId, clusters, order = [] } = options
  const usable = accounts.filter(
    (account) =>
      isSolanaAddress(account.address) &&
      toCluster(account.caipNetworkId, clusters),
  )
  const addresses = new Set(usable.map(({ address }) => address))
  const here = usable.filter(
    (account) => toCluster(account.caipNetworkId, clusters) === caipNetworkId,
  )
  const all = [...here, ...usable].map(({ address }) => address)
  return [...new Set([...order, ...all])]
    .filter((address) => addresses.has(address))
    .map((address) => ({ address }))
}

declare namespace listAccounts {
  type Options = {
    clusters: readonly SolanaCluster[]
    caipNetworkId?: SolanaNetworkId | undefined
    order?: readonly string[] | undefined
  }
}
