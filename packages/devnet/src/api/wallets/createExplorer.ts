import type { ApiBackend } from 'latchkey-server'
import { getIcon } from '../icons.js'
import { assets, currencies } from './assets.js'
import { listWallets } from './listWallets.js'
import { renderSign } from './renderSign.js'
import { walletArt } from './walletArt.js'

/** The local list of wallets, and every picture the API serves. */
export function createExplorer(
  parameters: createExplorer.Parameters,
): Pick<ApiBackend, 'getImage' | 'listWallets'> {
  const { apiUrl, walletPageUrl } = parameters
  const list = () => listWallets(apiUrl(), walletPageUrl())
  const sign = (name: string | undefined) => name && renderSign(name)
  return {
    listWallets: list,
    getImage(kind, id) {
      if (kind === 'asset') return sign(pick(assets, id))
      if (kind === 'currency') return sign(pick(currencies, id.toLowerCase()))
      if (kind === 'wallet') {
        const { name = '' } =
          list().find(({ image_id }) => image_id === id) ?? {}
        return pick(walletArt, name) ?? (name && renderSign(name))
      }
      return getIcon(id.toLowerCase())
    },
  }
}

export declare namespace createExplorer {
  type Parameters = {
    apiUrl: () => string
    /** Page of the local WalletConnect wallet; left out when undefined. */
    walletPageUrl: () => string | undefined
  }
}

function pick(names: Readonly<Record<string, string>>, key: string) {
  return Object.hasOwn(names, key) ? names[key] : undefined
}
