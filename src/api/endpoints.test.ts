import { describe, expect, test } from 'vitest'
import { apiEndpoints, hosts } from '../../test/setup/api/apiEndpoints.js'
import {
  createApiStub,
  isRequestOf,
  toResponse,
} from '../../test/setup/api/createApiStub.js'
import { createApiClient } from './createApiClient.js'

test('default: the table contains every method of the client', () => {
  const api = createApiClient({ projectId: 'test' })
  const names = apiEndpoints.map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(api).sort())
})

describe.each(apiEndpoints)('$name', (endpoint) => {
  const { call, name, unsupported } = endpoint

  test('default', async () => {
    const { api, requests } = createApiStub((request) =>
      isRequestOf(endpoint, request) ? toResponse(endpoint) : undefined,
    )
    expect(await call(api)).toEqual(endpoint.result)
    const request = requests.find((request) => isRequestOf(endpoint, request))
    expect(request?.method).toBe(endpoint.method)
    expect(request?.url.origin).toBe(hosts[endpoint.host])
    expect(request?.url.pathname).toBe(endpoint.path)
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      ...endpoint.query,
      projectId: 'test',
      st: 'latchkey',
      sv: expect.stringMatching(/^react-wagmi-\d/),
    })
    if (endpoint.method === 'GET') expect(request?.body).toBe('')
    else expect(JSON.parse(request?.body ?? '')).toEqual(endpoint.body)
    const type = name === 'rpc' ? 'text/plain' : 'application/json'
    expect(request?.type).toBe(endpoint.method === 'GET' ? null : type)
  })

  test('param: signal', async () => {
    const { api, requests } = createApiStub((request) =>
      isRequestOf(endpoint, request)
        ? new Promise<Response>(() => {})
        : undefined,
    )
    const controller = new AbortController()
    const promise = call(api, { signal: controller.signal })
    promise.catch(() => {})
    const isAsked = () =>
      requests.some((request) => isRequestOf(endpoint, request))
    while (!isAsked()) await new Promise((resolve) => setImmediate(resolve))
    controller.abort(new Error('left'))
    await expect(promise).rejects.toThrow('left')
    const request = requests.find((request) => isRequestOf(endpoint, request))
    expect(request?.signal?.aborted).toBe(true)
    const before = requests.length
    const late = call(api, { signal: controller.signal })
    await expect(late).rejects.toThrow('left')
    expect(requests).toHaveLength(before)
  })

  test('param: getClientId', async () => {
    const { api, requests } = createApiStub(
      (request) =>
        isRequestOf(endpoint, request) ? toResponse(endpoint) : undefined,
      { getClientId: () => 'client' },
    )
    await call(api)
    for (const { url } of requests)
      expect(url.searchParams.get('clientId')).toBe(
        url.origin === hosts.api ? 'client' : null,
      )
  })

  if (!unsupported) return

  test('behavior: unsupported network', async () => {
    const { api, requests } = createApiStub(() =>
      Response.json({ http: ['eip155:1'], ws: [] }),
    )
    if ('thrown' in unsupported)
      await expect(call(api)).rejects.toMatchObject({
        name: unsupported.thrown,
      })
    else expect(await call(api)).toEqual(unsupported.value)
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/v1/supported-chains',
    ])
  })
})

test('param: getClientId that returns nothing', async () => {
  for (const getClientId of [() => undefined, () => '']) {
    const { api, requests } = createApiStub(() => undefined, { getClientId })
    await api.getSupportedChains()
    expect(requests[0]?.url.searchParams.has('clientId')).toBe(false)
  }
})
