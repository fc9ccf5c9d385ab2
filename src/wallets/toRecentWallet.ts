import { isTextList } from '../core/features/isTextList.js'
import type { Wallet } from '../core/wallet.js'
import { cleanWallet } from './cleanWallet.js'
import { toWalletLinks } from './toWalletLinks.js'

const MAX_ID = 256
const MAX_CHAINS = 200

/**
 * Parses a remembered wallet. The stored value is not trusted: it may come
 * from another version or another script.
 *
 * @returns `undefined` when it is invalid
 */
export function toRecentWallet(value: unknown): Wallet | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as { [key in keyof Wallet]?: unknown }
  const { chains, id, namespace, order } = stored
  if (!isId(id) || typeof stored.name !== 'string') return undefined
  if (namespace !== 'eip155' && namespace !== 'solana') return undefined
  return {
    key: `recent:${id}`,
    namespace,
    id,
    ...cleanWallet({ id, icon: stored.icon, name: stored.name }),
    hint: undefined,
    type: 'WALLET_CONNECT',
    group: 'recent',
    isInstalled: false,
    isRecent: true,
    connectorUid: '',
    rdns: isId(stored.rdns) ? stored.rdns : undefined,
    explorerId: isId(stored.explorerId) ? stored.explorerId : undefined,
    order: typeof order === 'number' && order >= 0 ? order : undefined,
    chains: isTextList(chains) ? chains.slice(0, MAX_CHAINS) : undefined,
    links: toWalletLinks(stored.links),
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID
}
