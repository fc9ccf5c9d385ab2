import { NAME_MAX_LENGTH } from '../constants.js'
import { cleanText } from '../format/cleanText.js'
import type { SolanaWallet } from '../ports/solana.js'
import { isImageUrl } from './isImageUrl.js'
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
    .map(({ icon, id, isInstalled, name }) => {
      const url = typeof icon === 'string' ? icon.trim() : undefined
      return {
        namespace: 'solana',
        id,
        name:
          cleanText(String(name ?? ''), NAME_MAX_LENGTH) ||
          cleanText(id, NAME_MAX_LENGTH),
        icon: isImageUrl(url) ? url : undefined,
        hint: undefined,
        isInstalled,
        isRecent: false,
        connectorUid: `solana:${id}`,
      }
    })
}
