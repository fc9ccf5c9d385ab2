import { createHash } from 'node:crypto'
import type { ExplorerEntry } from 'latchkey-server'
import { inventedNames, knownWallets, walletPageName } from './knownWallets.js'

const local = ['eip155:31337', 'eip155:31338']
const evm = [...local, 'eip155:1', 'eip155:10', 'eip155:8453']
const solana = ['solana:localnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
/** In turn: some reach everything, some one side, some only one network. */
const reach = [
  [...evm, ...solana],
  evm,
  [...local, 'eip155:10'],
  solana,
  [...local, 'eip155:1', 'eip155:137'],
  ['eip155:10'],
]

/**
 * The wallets of the local explorer, in the order of their rank; the last is
 * the wallet page, where there is one.
 */
export function listWallets(
  apiUrl: string,
  walletPageUrl: string | undefined,
): readonly ExplorerEntry[] {
  const toUrl = (imageId: string) => `${apiUrl}/getWalletImage/${imageId}`
  const known = knownWallets.map((wallet, index) => ({
    ...toEntry(wallet.name, 0),
    ...describeKnown(wallet),
    order: index + 1,
  }))
  const invented = inventedNames.map((name, index) => ({
    ...toEntry(name, index),
    order: known.length + index + 1,
  }))
  const page = walletPageUrl && {
    ...toEntry(walletPageName, 0),
    ...{ app_store: null, play_store: null, chrome_store: null },
    ...{ link_mode: null, rdns: null, injected: null, supports_wcpay: false },
    homepage: walletPageUrl,
    mobile_link: walletPageUrl,
    webapp_link: walletPageUrl,
    order: known.length + invented.length + 1,
  }
  return [...known, ...invented, ...(page ? [page] : [])].map((entry) => ({
    ...entry,
    image_url: toUrl(entry.image_id),
  }))
}

function describeKnown(wallet: (typeof knownWallets)[number]) {
  const { id, imageId, isSolana, mobile, name, rdns, webapp } = wallet
  return {
    id,
    image_id: imageId ?? toImageId(name),
    chains: isSolana ? [...evm, ...solana] : evm,
    ...{ link_mode: null, desktop_link: null, chrome_store: null },
    ...{ app_store: null, play_store: null, injected: null },
    mobile_link: mobile ?? null,
    webapp_link: webapp ?? null,
    rdns: rdns ?? null,
    supports_wcpay: false,
  }
}

/** A wallet of its own kind for every place in the list. */
function toEntry(name: string, index: number) {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const on = <value>(every: number, rest: number, value: value) =>
    index % every === rest ? value : null
  return {
    id: createHash('sha256').update(`wallet:${name}`).digest('hex'),
    name,
    badge_type: index % 4 === 0 ? ('certified' as const) : ('none' as const),
    description: `${name}, a wallet of the local list`,
    homepage: `https://${slug}.example`,
    image_id: toImageId(name),
    chains: reach[index % reach.length] ?? [],
    mobile_link: index % 5 === 3 ? null : `${slug}://`,
    link_mode: on(6, 0, `https://${slug}.example/link`),
    desktop_link: on(4, 1, `${slug}-desktop://`),
    webapp_link: on(5, 3, `https://app.${slug}.example`),
    app_store: on(2, 0, `https://apps.example/ios/${slug}`),
    play_store: on(2, 0, `https://apps.example/android/${slug}`),
    chrome_store: on(3, 0, `https://apps.example/chrome/${slug}`),
    rdns: on(3, 0, `example.${slug}`),
    injected: on(3, 0, [
      { namespace: 'eip155', injected_id: `is${name.replaceAll(' ', '')}` },
    ]),
    supports_wc: index % 7 !== 6,
    supports_wcpay: index % 10 === 0,
  }
}

function toImageId(name: string) {
  const hex = createHash('sha256').update(`image:${name}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
