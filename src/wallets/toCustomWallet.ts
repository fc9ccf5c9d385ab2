import type { CustomWallet, Wallet } from '../core/wallet.js'
import { cleanWallet } from './cleanWallet.js'
import { toWalletLinks } from './toWalletLinks.js'

/** Converts a custom wallet of the app to a list entry. */
export function toCustomWallet(wallet: CustomWallet): Wallet {
  const { chains, id, imageUrl, links, rdns } = wallet
  return {
    key: `custom:${id}`,
    namespace: chains?.every((chain) => chain.startsWith('solana:'))
      ? chains.length > 0
        ? 'solana'
        : 'eip155'
      : 'eip155',
    id,
    ...cleanWallet({ id, icon: imageUrl, name: wallet.name }),
    hint: undefined,
    type: 'WALLET_CONNECT',
    group: 'custom',
    isInstalled: false,
    isRecent: false,
    connectorUid: '',
    rdns,
    chains,
    links: toWalletLinks(links),
  }
}
