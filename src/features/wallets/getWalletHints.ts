import { RECENT_WALLETS_LIMIT } from '../../core/constants/wallets.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { isAnnounced } from '../../wallets/isAnnounced.js'
import { toRecentWallet } from '../../wallets/toRecentWallet.js'

/**
 * Returns what wagmi's connectors do not report: which injected connectors
 * find a wallet, which connectors lack their package, and which was used last;
 * and the wallets connected through WalletConnect. Prompts no wallet and calls
 * no service. Never throws.
 *
 * @example
 * const { recentId } = await getWalletHints(kit)
 */
export async function getWalletHints(
  kit: Kit,
): Promise<getWalletHints.ReturnType> {
  const { connectors, storage } = kit.config
  const [recentId, ...injected] = await Promise.all([
    settle(() => storage?.getItem('recentConnectorId')),
    // Others would load their code to answer.
    ...connectors
      .filter((connector) => connector.type === 'injected')
      .map(async (connector) => ({
        connector,
        provider: await settle(() => connector.getProvider()),
      })),
  ])
  const announced = new Set<unknown>()
  for (const { connector, provider } of injected)
    if (isAnnounced(connector)) announced.add(provider)
  const recent = (kit.storage.get('recentWallets') ?? [])
    .map(toRecentWallet)
    .filter((wallet) => wallet !== undefined)
  const present = injected.filter(
    ({ provider }) => provider && !announced.has(provider),
  )
  const presentIds = present.map(({ connector }) => connector.id)
  const flags = new Set([...announced].flatMap(readFlags))
  const apartIds = present
    .filter(({ provider }) =>
      readFlags(provider).some((one) => !flags.has(one)),
    )
    .map(({ connector }) => connector.id)
  return {
    absentIds: kit.store.get(kit.atoms.absentConnectors),
    apartIds: announced.size > 0 ? apartIds : [],
    // Safe is the page that embeds this one, or it is not there.
    presentIds: getPlatform().isFramed ? [...presentIds, 'safe'] : presentIds,
    recent: recent.slice(0, RECENT_WALLETS_LIMIT),
    recentId: typeof recentId === 'string' ? recentId : undefined,
  }
}

export declare namespace getWalletHints {
  type ReturnType = {
    /** Ids of connectors whose package is missing. */
    absentIds: readonly string[]
    /**
     * Those of `presentIds` whose wallet is none of the announced ones, though
     * there are some. Announced providers are often proxies of
     * `window.ethereum`, so that another object alone proves nothing: it also
     * has a flag, such as `isRabby`, that no announced one has.
     */
    apartIds: readonly string[]
    /**
     * Ids of connectors to `window.ethereum` and similar that find a wallet
     * which has not announced itself.
     */
    presentIds: readonly string[]
    /** Wallets connected through WalletConnect, newest first. */
    recent: readonly Wallet[]
    /** Id of the connector that was used last. */
    recentId: string | undefined
  }
}

async function settle(read: () => unknown): Promise<unknown> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** The flags by which a provider names itself, such as `isMetaMask`. */
function readFlags(provider: unknown): readonly string[] {
  const flags: string[] = []
  try {
    const source = Object(provider) as Record<string, unknown>
    for (const name in source)
      if (/^is[A-Z]/.test(name) && source[name] === true) flags.push(name)
  } catch {
    // Some providers are proxies that refuse to be read.
  }
  return flags
}
