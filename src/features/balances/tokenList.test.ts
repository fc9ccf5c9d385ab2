import { expect, test, vi } from 'vitest'
import { TokenListError } from '../../core/errors/tokenList.js'
import { fetchTokenList } from './fetchTokenList.js'
import { readTokenList } from './readTokenList.js'

const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = {
  address,
  chainId: 1,
  decimals: 6,
  logoURI: 'https://a.example/usdc.png',
  name: 'USD Coin',
  symbol: 'USDC',
}

const catchReason = (run: () => unknown) =>
  Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error: unknown) => error instanceof TokenListError && error.reason,
    )

test('default', () => {
  const list = { name: 'Mine', tokens: [usdc] }
  expect(readTokenList(list)).toEqual([
    {
      id: `eip155:1/erc20:${address.toLowerCase()}`,
      address: address.toLowerCase(),
      caipNetworkId: 'eip155:1',
      iconUrl: 'https://a.example/usdc.png',
      list: 'Mine',
      name: 'USD Coin',
      symbol: 'USDC',
    },
  ])
})

test('behavior: tokens that break the schema are dropped', () => {
  const tokens = [
    null,
    { ...usdc, address: '0x12' },
    { ...usdc, chainId: 0 },
    { ...usdc, chainId: '1' },
    { ...usdc, decimals: 256 },
    { ...usdc, decimals: 1.5 },
    { ...usdc, symbol: '\u202e' },
    { ...usdc, symbol: 7 },
  ]
  expect(readTokenList({ name: 'Mine', tokens })).toEqual([])
})

test('behavior: texts are cleaned, pictures are HTTPS or data', () => {
  const read = (row: object) =>
    readTokenList({ name: 'Mine', tokens: [{ ...usdc, ...row }] })[0]
  expect(read({ symbol: 'US\u202eDC' })?.symbol).toBe('USDC')
  expect(read({ name: 'A'.repeat(500) })?.name).toHaveLength(60)
  expect(read({ logoURI: 'javascript:alert(1)' })?.iconUrl).toBe('')
  expect(read({ logoURI: 'http://a.example/a.png' })?.iconUrl).toBe('')
  expect(read({ logoURI: 'ipfs://a' })?.iconUrl).toBe('')
})

test.each([[null], [{}], [{ name: 'A' }], [{ name: 1, tokens: [] }]])(
  'error: %j is no list',
  async (value) => {
    expect(await catchReason(() => readTokenList(value))).toBe('invalid')
  },
)

test('error: too many tokens', async () => {
  const tokens = Array.from({ length: 10_001 }, () => usdc)
  const read = () => readTokenList({ name: 'Mine', tokens })
  expect(await catchReason(read)).toBe('size')
})

test('behavior: is fetched without cookies and referrer', async () => {
  const fetch = vi.fn(async () => Response.json({ name: 'A' }))
  vi.stubGlobal('fetch', fetch)
  const url = 'https://a.example/list.json'
  expect(await fetchTokenList(url)).toEqual({ name: 'A' })
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  )
})

test.each([
  'http://a.example/list.json',
  'https://user:pass@a.example/list.json',
  'data:application/json,{}',
  'list.json',
])('error: %s is not asked', async (url) => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  expect(await catchReason(() => fetchTokenList(url))).toBe('host')
  expect(fetch).not.toHaveBeenCalled()
})

test('error: a redirect that leaves HTTPS', async () => {
  const answer = Response.json({ name: 'A' })
  Object.defineProperty(answer, 'url', { value: 'http://b.example/' })
  vi.stubGlobal('fetch', async () => answer)
  const run = () => fetchTokenList('https://a.example/list.json')
  expect(await catchReason(run)).toBe('host')
})

test('error: more bytes than allowed are not read', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      controller.enqueue(new Uint8Array(1_048_576))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  const run = () => fetchTokenList('https://a.example/list.json')
  expect(await catchReason(run)).toBe('size')
  expect(sent).toBeLessThan(10)
})

test.each([
  ['invalid', new Response('<html>')],
  ['unreachable', new Response('', { status: 404 })],
])('error: %s', async (reason, answer) => {
  vi.stubGlobal('fetch', async () => answer)
  const run = () => fetchTokenList('https://a.example/list.json')
  expect(await catchReason(run)).toBe(reason)
})

test('error: a host that does not answer', async () => {
  vi.useFakeTimers()
  try {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const run = catchReason(() => fetchTokenList('https://a.example/l.json'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await run).toBe('unreachable')
  } finally {
    vi.useRealTimers()
  }
})
