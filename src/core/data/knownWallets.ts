/** A wallet that can be identified in several ways. */
export type KnownWallet = {
  /** ID in the wallet explorer. */
  explorerId: string
  /** Names the wallet reports, in lower case. */
  names: readonly string[]
  /** EIP-6963 identifiers (`rdns`) of the wallet. */
  rdns: readonly string[]
  /** IDs of the wallet's connectors. */
  connectorIds: readonly string[]
}

/** Wallets with known identifiers. Matching entries are merged into one. */
export const knownWallets: readonly KnownWallet[] = [
  {
    explorerId:
      'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    names: ['metamask'],
    rdns: ['io.metamask'],
    connectorIds: ['metaMask', 'metaMaskSDK'],
  },
  {
    explorerId:
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    names: ['coinbase wallet', 'coinbase'],
    rdns: ['com.coinbase.wallet'],
    connectorIds: ['coinbaseWallet', 'coinbaseWalletSDK'],
  },
  {
    explorerId:
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    names: ['base account'],
    rdns: ['app.base.account'],
    connectorIds: ['baseAccount'],
  },
  {
    explorerId:
      '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    names: ['safe'],
    rdns: [],
    connectorIds: ['safe'],
  },
  {
    explorerId:
      '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    names: ['ledger', 'ledger live'],
    rdns: [],
    connectorIds: ['ledger'],
  },
  {
    explorerId:
      '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    names: ['okx wallet', 'okx'],
    rdns: ['com.okex.wallet'],
    connectorIds: ['okx', 'okxWallet'],
  },
  {
    explorerId:
      '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    names: ['trust wallet', 'trust'],
    rdns: ['com.trustwallet.app'],
    connectorIds: ['trust', 'trustWallet'],
  },
  {
    explorerId:
      'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    names: ['phantom'],
    rdns: ['app.phantom'],
    connectorIds: ['phantom'],
  },
  {
    explorerId:
      '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    names: ['solflare'],
    rdns: [],
    connectorIds: ['solflare'],
  },
  {
    explorerId:
      '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    names: ['binance wallet', 'binance web3 wallet', 'binance'],
    rdns: ['com.binance.wallet'],
    connectorIds: ['binance', 'binanceWallet', 'wallet.binance.com'],
  },
]
