import type { AccountNamespace } from '../account/account.js'
import type { WalletLinks } from '../wallet.js'

/**
 * Popular wallets and the links to their apps, for a list without requests.
 * Their other identifiers are in `data/knownWallets`.
 */
export const popularWallets: readonly {
  /** Same as in `data/knownWallets`. */
  explorerId: string
  name: string
  namespaces: readonly AccountNamespace[]
  links: WalletLinks
}[] = [
  {
    explorerId:
      'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    namespaces: ['eip155'],
    links: {
      mobile: 'metamask://',
      universal: 'https://metamask.app.link',
      appStore: 'https://apps.apple.com/app/metamask/id1438144202',
      playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
      chromeStore:
        'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
      homepage: 'https://metamask.io/',
    },
  },
  {
    explorerId:
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    name: 'Coinbase Wallet',
    namespaces: ['eip155', 'solana'],
    links: {
      mobile: 'cbwallet://',
      universal: 'https://go.cb-w.com',
      appStore: 'https://apps.apple.com/app/coinbase-wallet/id1278383455',
      playStore: 'https://play.google.com/store/apps/details?id=org.toshi',
      chromeStore:
        'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
      homepage: 'https://www.coinbase.com/wallet',
    },
  },
  {
    // Phantom does not support pairing: only the extension or its in-app
    // browser.
    explorerId:
      'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    name: 'Phantom',
    namespaces: ['eip155', 'solana'],
    links: {
      appStore: 'https://apps.apple.com/app/phantom/id1598432977',
      playStore: 'https://play.google.com/store/apps/details?id=app.phantom',
      chromeStore:
        'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
      homepage: 'https://phantom.com/',
    },
  },
  {
    explorerId:
      '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    namespaces: ['eip155', 'solana'],
    links: {
      mobile: 'trust://',
      universal: 'https://link.trustwallet.com',
      appStore: 'https://apps.apple.com/app/trust-wallet/id1288339409',
      playStore:
        'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
      chromeStore:
        'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
      homepage: 'https://trustwallet.com/',
    },
  },
]
