import { coinbaseConnectors } from '../core/data/coinbaseConnectors.js'
import type { Wallet } from '../core/wallet.js'
import { toNameKey } from './toNameKey.js'

/**
 * Merges the EVM and Solana entries of one wallet, matched by name, into one.
 * WalletConnect's entry keeps the type WALLET_CONNECT. Entries stay separate
 * if several of one namespace share the name, since they cannot be matched, or
 * if only one of the two is the known wallet.
 *
 * @param wallets - each of one namespace
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
    // Placed where the first of the two was.
    return wallet === one ? merge(one, other) : []
  })
}

/** `\n` cannot be a wallet's name. */
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
