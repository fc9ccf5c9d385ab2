import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ApiError,
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { ProjectIdMissingError } from '../core/errors/config.js'
import { createApiClient } from './createApiClient.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const row = {
  name: 'Dollar',
  symbol: 'USD',
  chainId: 'eip155:31337',
  address: `eip155:31337:${address}`,
  value: 1.5,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: 'https://icons.example/usd.png',
}

let server: Server
let url: string
let requests: { method: string; url: URL; body: string; type: string }[]
let listener: RequestListener

beforeEach(async () => {
  requests = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { headers, method = '' } = request
    const type = headers['content-type'] ?? ''
    requests.push({ method, url: new URL(request.url ?? '', url), body, type })
    if (request.url?.startsWith('/v1/supported-chains'))
      return response.end('{"http":["eip155:31337"],"ws":[]}')
    return listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function create() {
  const hosts = { api: url, rpc: url, explorer: url }
  return createApiClient({ projectId: 'test', hosts })
}

function json(value: unknown): RequestListener {
  return (_, response) => response.end(JSON.stringify(value))
}

/** Skips retry delays while the network keeps its real speed. */
async function hurry<value>(promise: Promise<value>): Promise<value> {
  let settled = false
  const end = () => {
    settled = true
  }
  promise.then(end, end)
  while (!settled) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(50)
  }
  return promise
}

function useFakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
}

const counted = () =>
  requests.filter(({ url }) => !url.pathname.endsWith('supported-chains'))
    .length

describe('getBalances', () => {
  test('default', async () => {
    listener = json({ balances: [row] })
    const caipNetworkId = 'eip155:31337'
    expect(await create().getBalances({ address, caipNetworkId })).toEqual({
      balances: [row],
      currency: 'USD',
      dropped: 0,
      isSupported: true,
      partial: false,
    })
    const { pathname, searchParams } = (requests[1] as { url: URL }).url
    expect(pathname).toBe(`/v1/account/${address}/balance`)
    expect(Object.fromEntries(searchParams)).toEqual({
      chainId: 'eip155:31337',
      currency: 'usd',
      projectId: 'test',
      st: 'latchkey',
      sv: expect.stringMatching(/^react-wagmi-\d/),
    })
  })

  describe('param: currency', () => {
    const asked = () =>
      requests
        .filter(({ url }) => !url.pathname.endsWith('supported-chains'))
        .map(({ url }) => url.searchParams.get('currency'))
    const inEuros = { balances: [{ ...row, price: 0.92, value: 1.38 }] }

    test('default', async () => {
      listener = json({ ...inEuros, currency: 'eur' })
      expect(await create().getBalances({ address, currency: 'EUR' })).toEqual(
        expect.objectContaining({ ...inEuros, currency: 'EUR' }),
      )
      expect(asked()).toEqual(['eur'])
    })

    test('behavior: an API that names no currency answers in dollars', async () => {
      listener = json({ balances: [row] })
      const api = create()
      for (const _ of [1, 2]) {
        const found = await api.getBalances({ address, currency: 'eur' })
        expect(found).toMatchObject({ balances: [row], currency: 'USD' })
      }
      // Not asked in vain twice.
      expect(asked()).toEqual(['eur', 'usd', 'usd'])
    })

    test('behavior: an API that names another currency, too', async () => {
      listener = json({ balances: [row], currency: 'usd' })
      const found = await create().getBalances({ address, currency: 'EUR' })
      expect(found.currency).toBe('USD')
      expect(asked()).toEqual(['eur', 'usd'])
    })

    test('behavior: an API that refuses the currency', async () => {
      listener = (request, response) => {
        if (request.url?.includes('currency=usd'))
          return response.end(JSON.stringify({ balances: [row] }))
        return response.writeHead(400).end('{}')
      }
      const found = await create().getBalances({ address, currency: 'XTS' })
      expect(found).toMatchObject({ balances: [row], currency: 'USD' })
    })

    test('behavior: a rate that is missing now is asked for again', async () => {
      const answers = [null, 'usd', 'eur']
      listener = (_, response) =>
        response.end(
          JSON.stringify({ balances: [], currency: answers.shift() }),
        )
      const api = create()
      const read = async () =>
        (await api.getBalances({ address, currency: 'EUR' })).currency
      expect([await read(), await read()]).toEqual(['USD', 'EUR'])
      expect(asked()).toEqual(['eur', 'usd', 'eur'])
    })

    test('error: a request that is refused in any currency', async () => {
      listener = (_, response) => response.writeHead(400).end('{}')
      const api = create()
      const read = () => api.getBalances({ address, currency: 'EUR' })
      await expect(read()).rejects.toMatchObject({ status: 400 })
      listener = json({ ...inEuros, currency: 'eur' })
      // The address was at fault.
      expect((await read()).currency).toBe('EUR')
    })

    test('behavior: of prices and history', async () => {
      listener = json({ currency: 'eur', data: [], fungibles: [] })
      const api = create()
      const addresses = [`eip155:31337:${address}`]
      const prices = await api.getPrices({ addresses, currency: 'eur' })
      expect(prices).toMatchObject({ currency: 'EUR', fungibles: [] })
      expect(JSON.parse(requests[0]?.body ?? '').currency).toBe('eur')
      const history = await api.getHistory({ address, currency: 'EUR' })
      expect(history.currency).toBe('EUR')
      await api.getHistory({ address })
      expect(asked().slice(1)).toEqual(['eur', null])
    })
  })

  test('param: forceUpdate', async () => {
    listener = json({ balances: [] })
    const api = create()
    for (const forceUpdate of [['eip155:1:0xa', 'b'], true, false, undefined])
      await api.getBalances({ address, forceUpdate })
    expect(
      requests.map(({ url }) => url.searchParams.get('forceUpdate')),
    ).toEqual(['eip155:1:0xa,b', 'true', null, null])
  })

  test('behavior: the list of supported networks is cached', async () => {
    listener = json({ balances: [] })
    const api = create()
    const caipNetworkId = 'eip155:31337'
    await api.getBalances({ address, caipNetworkId })
    await api.getBalances({ address, caipNetworkId })
    expect(requests.map(({ url }) => url.pathname.split('/').pop())).toEqual([
      'supported-chains',
      'balance',
      'balance',
    ])
  })

  test('behavior: an unsupported network returns an empty list without a request', async () => {
    const api = create()
    const found = await api.getBalances({ address, caipNetworkId: 'eip155:5' })
    expect(found).toMatchObject({ balances: [], isSupported: false })
    expect(counted()).toBe(0)
  })

  test('behavior: negative figures do not hide a token', async () => {
    listener = json({ balances: [{ ...row, price: -1, value: -2 }] })
    const found = await create().getBalances({ address })
    expect(found.balances).toEqual([{ ...row, price: 0, value: undefined }])
  })

  test('behavior: invalid rows are dropped and counted', async () => {
    const { price: _, ...priceless } = row
    listener = json({
      balances: [
        row,
        null,
        'row',
        priceless,
        { ...row, quantity: { decimals: '6', numeric: '1e5' } },
        { ...row, quantity: { decimals: '6', numeric: '-1' } },
        { ...row, quantity: { decimals: '256', numeric: '1' } },
        { ...row, quantity: { decimals: 6, numeric: '1' } },
        { ...row, address: null, value: null, iconUrl: 'javascript:alert(1)' },
      ],
    })
    const found = await create().getBalances({ address })
    expect(found).toMatchObject({ dropped: 7, partial: true })
    expect(found.balances[1]).toEqual({
      ...row,
      address: undefined,
      value: undefined,
      iconUrl: '',
    })
  })

  test('behavior: identical requests are deduplicated', async () => {
    listener = json({ balances: [row] })
    const api = create()
    const [one, two] = await Promise.all([
      api.getBalances({ address }),
      api.getBalances({ address }),
    ])
    expect(one).toEqual(two)
    expect(counted()).toBe(1)
    await api.getBalances({ address })
    expect(counted()).toBe(2)
  })

  test('behavior: aborting one of two callers does not affect the other', async () => {
    let answer = () => {}
    listener = (_, response) => {
      answer = () => response.end('{"balances":[]}')
    }
    const api = create()
    const controller = new AbortController()
    const left = api.getBalances({ address }, { signal: controller.signal })
    const stays = api.getBalances({ address })
    await vi.waitFor(() => expect(counted()).toBe(1))
    controller.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    answer()
    expect(await stays).toMatchObject({ balances: [] })
  })

  test('behavior: the request is aborted when the last caller aborts', async () => {
    const closed = vi.fn()
    listener = (_, response) => {
      response.on('close', closed)
    }
    const controller = new AbortController()
    const promise = create().getBalances(
      { address },
      { signal: controller.signal },
    )
    await vi.waitFor(() => expect(counted()).toBe(1))
    controller.abort()
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })
})

describe('faults', () => {
  const faults: Record<string, [RequestListener, unknown, number]> = {
    'a status of 500': [
      (_, response) => response.writeHead(500).end('{}'),
      ApiRequestError,
      4,
    ],
    'a status of 503 with HTML': [
      (_, response) => response.writeHead(503).end('<html>'),
      ApiRequestError,
      4,
    ],
    'a status of 404': [
      (_, response) => response.writeHead(404).end('{"balances":[]}'),
      ApiRequestError,
      1,
    ],
    'an HTML page': [
      (_, response) => response.end('<!doctype html>'),
      ApiResponseError,
      1,
    ],
    nothing: [(_, response) => response.end(), ApiResponseError, 1],
    'no content': [
      (_, response) => response.writeHead(204).end(),
      ApiResponseError,
      1,
    ],
    'truncated JSON': [
      (_, response) => response.end('{"balances":[{"name"'),
      ApiResponseError,
      1,
    ],
    'no UTF-8': [
      (_, response) => response.end(Buffer.from([0x22, 0xff, 0x22])),
      ApiResponseError,
      1,
    ],
    'another type': [json(['a']), ApiResponseError, 1],
    null: [json(null), ApiResponseError, 1],
    'a list that is none': [json({ balances: {} }), ApiResponseError, 1],
    'a body that is too large': [
      (_, response) => response.end(Buffer.alloc(5_000_000, 0x20)),
      ApiResponseError,
      1,
    ],
    'a connection reset': [
      (request) => request.socket.resetAndDestroy(),
      ApiRequestError,
      4,
    ],
    'a body that breaks off': [
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"balances"')
        setImmediate(() => request.socket.destroy())
      },
      ApiRequestError,
      4,
    ],
  }
  for (const [name, [fault, type, count]] of Object.entries(faults))
    test(`error: ${name}`, async () => {
      useFakeTimers()
      listener = fault
      const error = await hurry(create().getBalances({ address })).catch(
        (error) => error,
      )
      expect(error).toBeInstanceOf(type)
      expect(counted()).toBe(count)
    })

  test('error: connection refused', async () => {
    useFakeTimers()
    const hosts = { api: 'http://127.0.0.1:1' }
    const api = createApiClient({ projectId: 'test', hosts })
    const error = await hurry(api.getBalances({ address })).catch(
      (error) => error,
    )
    expect(error).toBeInstanceOf(ApiRequestError)
    expect(error.shortMessage).toBe(
      'Request failed: the service cannot be reached',
    )
  })

  test('error: a slow response times out after 10 s', async () => {
    useFakeTimers()
    listener = (_, response) => {
      response.write('{')
    }
    const promise = create().getBalances({ address })
    let isSettled = false
    promise.catch(() => {
      isSettled = true
    })
    while (counted() === 0)
      await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await expect(promise).rejects.toBeInstanceOf(ApiTimeoutError)
    // Not retried: 40 s would be too long a wait.
    expect(counted()).toBe(1)
  })

  test('behavior: a transient failure is retried', async () => {
    useFakeTimers()
    let count = 0
    listener = (request, response) =>
      count++ < 2
        ? response.writeHead(502).end()
        : json({ balances: [row] })(request, response)
    const found = await hurry(create().getBalances({ address }))
    expect(found.balances).toHaveLength(1)
  })

  test('behavior: Retry-After is honored', async () => {
    useFakeTimers()
    let count = 0
    listener = (request, response) =>
      count++
        ? json({ balances: [] })(request, response)
        : response.writeHead(429, { 'retry-after': '7' }).end()
    const start = Date.now()
    await hurry(create().getBalances({ address }))
    expect(Date.now() - start).toBeGreaterThanOrEqual(7_000)
    expect(Date.now() - start).toBeLessThan(8_000)
  })

  test('error: Retry-After of more than 30 s', async () => {
    useFakeTimers()
    listener = (_, response) =>
      response.writeHead(429, { 'retry-after': '31' }).end()
    const error = await hurry(create().getBalances({ address })).catch(
      (error) => error,
    )
    expect(error).toMatchObject({ status: 429, code: 'REQUEST_FAILED' })
    expect(counted()).toBe(1)
  })
})

describe('getSupportedChains', () => {
  test('behavior: an empty list is not cached', async () => {
    const answers = ['{"http":[]}', '{"http":["eip155:1"]}', 'never']
    const api = createApiClient({
      projectId: 'test',
      fetch: async () => new Response(answers.shift()),
    })
    expect(await api.getSupportedChains()).toEqual({ http: [], ws: [] })
    await api.getSupportedChains()
    expect((await api.getSupportedChains()).http).toEqual(['eip155:1'])
  })
})

describe('getPrices', () => {
  test('default', async () => {
    const price = {
      address: 'a',
      name: 'A',
      symbol: 'A',
      iconUrl: '',
      price: 2,
    }
    listener = json({ fungibles: [price, {}, { ...price, price: -1 }] })
    const found = await create().getPrices({ addresses: ['a'] })
    expect(found).toMatchObject({ fungibles: [price], dropped: 2 })
    const request = requests[0]
    expect(request?.url.pathname).toBe('/v1/fungible/price')
    expect(request?.url.searchParams.get('projectId')).toBe('test')
    expect(request?.url.searchParams.get('st')).toBe('latchkey')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      addresses: ['a'],
      currency: 'usd',
      projectId: 'test',
    })
  })

  test('behavior: retried, since it is a read', async () => {
    useFakeTimers()
    listener = (_, response) => response.writeHead(500).end()
    await hurry(create().getPrices({ addresses: [] })).catch(() => {})
    expect(counted()).toBe(4)
  })
})

describe('getProjectConfig', () => {
  test('default', async () => {
    const feature = { id: 'swap', isEnabled: true, config: ['1inch'] }
    listener = json({ features: [feature, { id: 1 }] })
    const found = await create().getProjectConfig()
    expect(found).toMatchObject({ features: [feature], dropped: 1 })
    expect(requests[0]?.url.pathname).toBe('/appkit/v1/config')
  })
})

describe('rpc', () => {
  const parameters = { caipNetworkId: 'eip155:31337', method: 'eth_chainId' }

  test('default', async () => {
    listener = json({ jsonrpc: '2.0', id: 1, result: '0x7a69' })
    expect(await create().rpc(parameters)).toBe('0x7a69')
    expect(requests[0]).toMatchObject({ method: 'POST', type: 'text/plain' })
    expect(requests[0]?.url.pathname).toBe('/v1/')
    expect(requests[0]?.url.searchParams.get('chainId')).toBe('eip155:31337')
  })

  test.each([
    ['eth_sendRawTransaction', 1],
    ['eth_getFilterChanges', 1],
    ['personal_sign', 1],
    ['requestAirdrop', 1],
    ['sendTransaction', 1],
    ['wallet_grantPermissions', 1],
    ['eth_getBalance', 4],
    ['getBalance', 4],
    ['isBlockhashValid', 4],
    ['simulateTransaction', 4],
  ])('behavior: %s is sent %d times', async (method, times) => {
    useFakeTimers()
    listener = (_, response) => response.writeHead(500).end()
    await hurry(create().rpc({ ...parameters, method })).catch(() => {})
    expect(counted()).toBe(times)
  })

  test('error: an error with status 200', async () => {
    const error = { code: -32000, message: 'out of gas' }
    listener = json({ jsonrpc: '2.0', id: 1, error })
    const thrown = await create()
      .rpc(parameters)
      .catch((error) => error)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({
      code: 'RPC_REQUEST_FAILED',
      shortMessage: 'RPC request failed',
      cause: { code: -32000 },
    })
  })

  test('error: a response to another request', async () => {
    listener = json({ jsonrpc: '2.0', id: 2, result: '0x1' })
    await expect(create().rpc(parameters)).rejects.toBeInstanceOf(
      ApiResponseError,
    )
  })
})

test('error: no project ID', () => {
  expect(() => createApiClient({ projectId: ' ' })).toThrow(
    ProjectIdMissingError,
  )
})
