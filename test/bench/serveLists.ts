import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves an API with an account that has many tokens and a long history, and
 * an explorer with many wallets, for benchmarks.
 *
 * @param parameters.tokens - Number of tokens in the single balances response,
 * and of tokens that can be swapped.
 * @param parameters.entries - Number of history entries.
 * @param parameters.nfts - Number of NFTs that came with the newest entries,
 * ten per entry. Default none.
 * @param parameters.pageSize - Number of entries per page.
 * @param parameters.wallets - Number of wallets in the explorer. Default none.
 * @param parameters.network - CAIP-2 ID of the network of all of these.
 * Default Ethereum.
 */
export async function serveLists(parameters: serveLists.Parameters) {
  const { entries, nfts = 0, pageSize, tokens, wallets = 0 } = parameters
  const { network = 'eip155:1' } = parameters
  const balances = Array.from({ length: tokens }, (_, i) =>
    toBalance(i, network),
  )
  const listed = Array.from({ length: wallets }, (_, i) => toWallet(i, network))
  const state = { asked: 0 }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(
      request.url ?? '/',
      'http://localhost',
    )
    const first = Number(searchParams.get('cursor') ?? 0)
    const count = Number(searchParams.get('entries') ?? 0)
    const shown = (Number(searchParams.get('page') ?? 1) - 1) * count
    const last = Math.min(first + pageSize, entries)
    const answers: Record<string, () => unknown> = {
      balance: () => ({ balances }),
      history: () => ({
        data: Array.from({ length: last - first }, (_, i) => {
          const entry = toEntry(entries - first - i, network)
          const pieces = listNfts((first + i) * 10, nfts)
          return { ...entry, transfers: [...entry.transfers, ...pieces] }
        }),
        next: last < entries ? String(last) : null,
      }),
      getWallets: () => {
        const search = searchParams.get('search') ?? ''
        const found = listed.filter(({ name }) => name.includes(search))
        const data = found.slice(shown, shown + count)
        return { count: found.length, data }
      },
      tokens: () => ({
        tokens: balances.map(({ address, iconUrl, name, symbol }) => ({
          ...{ address, name, symbol, decimals: 18, logoUri: iconUrl },
        })),
      }),
      'supported-chains': () => ({ http: [network], ws: [] }),
    }
    const name = pathname.split('/').at(-1) ?? ''
    if (['balance', 'getWallets', 'history'].includes(name)) state.asked++
    const answer = answers[name]
    response.writeHead(answer ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export declare namespace serveLists {
  type Parameters = {
    entries: number
    network?: string | undefined
    nfts?: number | undefined
    pageSize: number
    tokens: number
    wallets?: number | undefined
  }
}

function toHex(value: number, length: number) {
  return `0x${value.toString(16).padStart(length, '0')}`
}

function toBalance(index: number, network: string) {
  const price = (index % 97) + 0.25
  return {
    name: `Token ${index}`,
    symbol: `TKN${index}`,
    chainId: network,
    address: `${network}:${toHex(index + 1, 40)}`,
    value: price * 12.5,
    price,
    quantity: { decimals: '18', numeric: `12.5${index + 1}` },
    iconUrl: `https://icons.example/${index}.svg`,
  }
}

/** One entry every seven hours, so that 10,000 entries span eight years. */
function toEntry(index: number, network: string) {
  const icon = { url: 'https://icons.example/eth.svg' }
  return {
    id: `entry-${index}`,
    metadata: {
      operationType: index % 3 === 0 ? 'receive' : 'send',
      hash: toHex(index, 64),
      chain: network,
      minedAt: new Date(1_500_000_000_000 + index * 25_200_000).toISOString(),
      sentFrom: `0x${'a'.repeat(40)}`,
      sentTo: `0x${'b'.repeat(40)}`,
      status: 'confirmed',
      nonce: index,
    },
    transfers: [
      {
        direction: index % 3 === 0 ? 'in' : 'out',
        quantity: { numeric: `0.${index}` },
        value: 12.5,
        price: 2500,
        fungible_info: { name: 'Ether', symbol: 'ETH', icon },
      },
    ],
  }
}

/** Up to ten NFTs that came in, from a number on. */
function listNfts(first: number, count: number) {
  const length = Math.min(Math.max(count - first, 0), 10)
  return Array.from({ length }, (_, index) => ({
    direction: 'in',
    quantity: { numeric: '1' },
    nft_info: {
      name: `Piece ${first + index}`,
      flags: { is_spam: false },
      content: { preview: { url: `https://icons.example/${index}.svg` } },
    },
  }))
}

function toWallet(index: number, network: string) {
  return {
    id: toHex(index + 1, 64).slice(2),
    name: `Wallet ${index}`,
    chains: [network],
    homepage: 'https://wallet.example',
    image_id: `image-${index}`,
    mobile_link: `wallet${index}://`,
    order: index,
  }
}
