/** Wallets that people have, under the ids the explorer knows them by. */
export const knownWallets: readonly {
  name: string
  id: string
  imageId?: string
  rdns?: string
  mobile?: string
  webapp?: string
  isSolana?: boolean
}[] = [
  {
    name: 'MetaMask',
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    rdns: 'io.metamask',
    mobile: 'metamask://',
  },
  {
    name: 'Trust Wallet',
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    rdns: 'com.trustwallet.app',
    mobile: 'trust://',
    isSolana: true,
  },
  {
    name: 'Coinbase Wallet',
    id: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    imageId: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
    rdns: 'com.coinbase.wallet',
    mobile: 'cbwallet://',
    isSolana: true,
  },
  {
    name: 'Base Account',
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    imageId: 'bba2c8be-7fd1-463e-42b1-796ecb0ad200',
    webapp: 'https://keys.coinbase.com',
  },
  {
    name: 'Phantom',
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    rdns: 'app.phantom',
    mobile: 'phantom://',
    isSolana: true,
  },
  {
    name: 'OKX Wallet',
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    rdns: 'com.okex.wallet',
    mobile: 'okex://main',
    isSolana: true,
  },
  {
    name: 'Safe',
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    imageId: '461db637-8616-43ce-035a-d89b8a1d5800',
    webapp: 'https://app.safe.global',
  },
  {
    name: 'Ledger Live',
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    imageId: '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
    mobile: 'ledgerlive://',
  },
  {
    name: 'Solflare',
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    mobile: 'solflare://',
    isSolana: true,
  },
  {
    name: 'Binance Wallet',
    id: '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    mobile: 'bnc://app.binance.com/cedefi/',
    isSolana: true,
  },
]

/** The wallet page that runs beside the other services. */
export const walletPageName = 'Latchkey Test Wallet'

/** Wallets that nobody has. */
export const inventedNames: readonly string[] = [
  ...['Acorn Purse', 'Alder Vault', 'Amber Key', 'Anvil Pocket', 'Aster Pay'],
  ...['Badger Box', 'Basalt', 'Beacon Purse', 'Birch Keep', 'Bramble'],
  ...['Cedar Chest', 'Cinder', 'Clover Key', 'Cobble', 'Copper Kettle'],
  ...['Dapple', 'Delta Drawer', 'Dewdrop', 'Driftwood', 'Dune Pocket'],
  ...['Ebb and Flow', 'Elder Key', 'Ember Box', 'Fable Purse', 'Fernweh'],
  ...['Finch', 'Foxglove', 'Garnet Gate', 'Glade', 'Granary'],
  ...['Harbour Key', 'Hazel Box', 'Heron', 'Hollow Oak', 'Inkwell'],
  ...['Juniper', 'Kestrel Pay', 'Kindling', 'Lantern Key', 'Lichen'],
  ...['Lockbox Lane', 'Lupine', 'Marigold', 'Meadow Mint', 'Mosswood'],
  ...['Nettle', 'Nightjar', 'Oakmoss', 'Opal Orchard', 'Otter Pocket'],
  ...['Pebble', 'Pinecone', 'Quarry Key', 'Quill', 'Rowan Reserve'],
  ...['Saffron Safe', 'Sparrow Slip', 'Tamarack', 'Thistle', 'Umber'],
  ...['Verdigris', 'Wagtail', 'Willow Till', 'Yarrow', 'Zephyr Key'],
]
