import { WALLET_CONNECT_ID } from '../core/constants.js'
import type { SolanaWallet } from '../core/ports/solana.js'
import { cleanWallet } from './cleanWallet.js'
import { findKnownWallet } from './findKnownWallet.js'
import type { Wallet } from './wallet.js'

/**
 * The wallets of the Solana side as entries of the list. The embedded one is not
 * among them: a login is the way to it.
 */
export function listSolanaWallets(
  wallets: readonly SolanaWallet[],
): readonly Wallet[] {
  return wallets
    .filter(({ isEmbedded }) => !isEmbedded)
    .map((wallet): Wallet => {
      const { icon, id, isInstalled, isReady } = wallet
      const shown = cleanWallet({ id, icon, name: wallet.name })
      return {
        key: `solana:${id}`,
        namespace: 'solana',
        id,
        ...shown,
        hint: undefined,
        ...toKind(wallet),
        isInstalled,
        ...(isReady &&
          !isInstalled &&
          isAdapter(wallet) && { isLoadable: true }),
        isRecent: false,
        connectorUid: `solana:${id}`,
        explorerId: findKnownWallet({ name: shown.name })?.explorerId,
      }
    })
}

/** WalletConnect's entry is at the other end of a pairing. */
const isAdapter = ({ id }: SolanaWallet) => id !== WALLET_CONNECT_ID

function toKind({
  id,
  isInstalled,
}: SolanaWallet): Pick<Wallet, 'group' | 'type'> {
  if (id === WALLET_CONNECT_ID)
    return { type: 'WALLET_CONNECT', group: 'walletConnect' }
  return isInstalled
    ? { type: 'ANNOUNCED', group: 'injected' }
    : { type: 'EXTERNAL', group: 'external' }
}
