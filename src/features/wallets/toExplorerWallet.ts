import { toImageUrl } from '../../api/toImageUrl.js'
import type { ExplorerWallet } from '../../api/walletSchema.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Wallet } from '../../core/wallet.js'
import type { Kit } from '../../createKit.js'
import { cleanWallet } from '../../wallets/cleanWallet.js'
import { toWalletLinks } from '../../wallets/toWalletLinks.js'
import { withImage } from '../../wallets/withImage.js'

/**
 * Converts a row of the wallet explorer to an entry of the list.
 *
 * @param networks - CAIP-2 ids in order of preference
 */
export function toExplorerWallet(
  kit: Kit,
  row: ExplorerWallet,
  networks: readonly string[],
): Wallet {
  const { chains, id, imageId, imageUrl, order, rdns } = row
  const shared = networks.find((network) => chains.includes(network))
  const pairing = kit.config.connectors.find(
    (connector) => connector.id === WALLET_CONNECT_ID,
  )
  const icon = (imageId && toImageUrl(kit, imageId)) || imageUrl
  const wallet: Wallet = {
    key: `explorer:${id}`,
    namespace: (shared ?? networks[0])?.startsWith('solana:')
      ? 'solana'
      : 'eip155',
    id,
    ...cleanWallet({ id, icon, name: row.name }),
    hint: undefined,
    type: 'WALLET_CONNECT',
    group: 'recommended',
    isInstalled: false,
    isRecent: false,
    connectorUid: pairing?.uid ?? '',
    rdns,
    explorerId: id,
    order,
    chains,
    links: toWalletLinks({
      ...{ mobile: row.mobileLink, universal: row.linkMode },
      ...{ desktop: row.desktopLink, webapp: row.webappLink },
      ...{ appStore: row.appStore, playStore: row.playStore },
      ...{ chromeStore: row.chromeStore, homepage: row.homepage },
    }),
  }
  return withImage(wallet, kit.wallets?.images)
}
