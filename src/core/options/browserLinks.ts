/**
 * URLs that open this page in the in-app browser of a wallet. They are
 * hard-coded and therefore trusted, so `intent:` is allowed.
 */
export const browserLinks = {
  binance: 'https://app.binance.com/en/download?_dp=',
  binanceApp: 'bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7',
  coinbase: 'https://go.cb-w.com/dapp?cb_url=',
  coinbaseApp: 'cbwallet://miniapp?url=',
  phantom: 'https://phantom.app/ul/browse/',
  phantomIntent: 'intent://browse/',
  phantomIntentEnd: '#Intent;scheme=phantom;package=app.phantom;end',
  solflare: 'https://solflare.com/ul/v1/browse/',
} as const

/** IDs of these wallets in the wallet explorer. */
export const browserLinkWallets = {
  binance: '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
  coinbase: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  solflare: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
} as const
