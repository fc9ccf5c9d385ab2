import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Makes one entry of what one wallet has for the two kinds of networks, told by
 * the name; WalletConnect's stays WALLET_CONNECT. Where two of a kind have the
 * name nobody can say which belongs together, and all stay as they are; so do
 * two of which only one has the marks of a known wallet.
 *
 * @param wallets - each of one kind of networks
 */
export function mergeNamespaces(wallets: readonly Wallet[]): readonly Wallet[] {
  const sharing = new Map<string, Wallet[]>()
  for (const wallet of wallets) {
    const key = toKey(wallet)
    sharing.set(key, [...(sharing.get(key)?.slice(0, 2) ?? []), wallet])
  }
  return wallets.flatMap((wallet) => {
    const parts = sharing.get(toKey(wallet)) ?? []
    const [one, other] = parts
    if (!one || !other || parts.length > 2 || !isPair(one, other)) return wallet
    // It stands where the first of them stood.
    return wallet === one ? merge(one, other) : []
  })
}

/** No name looks like the first. */
function toKey({ name, type }: Wallet) {
  return type === 'WALLET_CONNECT' ? '\n' : toNameKey(name)
}

function isPair(one: Wallet, other: Wallet) {
  const isOfOne = one.explorerId === other.explorerId
  return isOfOne && one.namespace !== other.namespace
}

function merge(one: Wallet, other: Wallet): Wallet {
  const parts = one.namespace === 'eip155' ? [one, other] : [other, one]
  const first = parts.find(({ id }) => coinbaseConnectors.includes(id))
  const main = first ?? parts[0] ?? one
  const isInstalled = one.isInstalled || other.isInstalled
  const isPairing = main.type === 'WALLET_CONNECT'
  return {
    ...main,
    icon: main.icon ?? parts.find(({ icon }) => icon)?.icon,
    type: isPairing ? main.type : 'MULTI_CHAIN',
    group: isPairing || !isInstalled ? main.group : 'injected',
    isInstalled,
    isRecent: one.isRecent || other.isRecent,
    explorerId: one.explorerId ?? other.explorerId,
    entries: parts.map(({ connectorUid, id, namespace }) => ({
      namespace,
      id,
      connectorUid,
    })),
  }
}
