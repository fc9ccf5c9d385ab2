import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An API whose account has many tokens and a long history, for measuring.
 *
 * @param parameters.tokens - tokens in the one answer of balances
 * @param parameters.entries - entries of the history
 * @param parameters.pageSize - entries on each of its pages
 */
export async function serveLists(parameters: serveLists.Parameters) {
  const { entries, pageSize, tokens } = parameters
  const balances = Array.from({ length: tokens }, (_, i) => toBalance(i))
  const state = { asked: 0 }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(
      request.url ?? '/',
      'http://localhost',
    )
    const first = Number(searchParams.get('cursor') ?? 0)
    const last = Math.min(first + pageSize, entries)
    const answers: Record<string, () => unknown> = {
      balance: () => ({ balances }),
      history: () => ({
        data: Array.from({ length: last - first }, (_, i) =>
          toEntry(entries - first - i),
        ),
        next: last < entries ? String(last) : null,
      }),
      'supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    }
    const name = pathname.split('/').at(-1) ?? ''
    if (name === 'balance' || name === 'history') state.asked++
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
  type Parameters = { entries: number; pageSize: number; tokens: number }
}

function toHex(value: number, length: number) {
  return `0x${value.toString(16).padStart(length, '0')}`
}

function toBalance(index: number) {
  const price = (index % 97) + 0.25
  return {
    name: `Token ${index}`,
    symbol: `TKN${index}`,
    chainId: 'eip155:1',
    address: `eip155:1:${toHex(index + 1, 40)}`,
    value: price * 12.5,
    price,
    quantity: { decimals: '18', numeric: `12.5${index + 1}` },
    iconUrl: `https://icons.example/${index}.svg`,
  }
}

/** One every seven hours, so that ten thousand are eight years. */
function toEntry(index: number) {
  const icon = { url: 'https://icons.example/eth.svg' }
  return {
    id: `entry-${index}`,
    metadata: {
      operationType: index % 3 === 0 ? 'receive' : 'send',
      hash: toHex(index, 64),
      chain: 'eip155:1',
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
