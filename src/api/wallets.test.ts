import { describe, expect, test } from 'vitest'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import { ApiResponseError } from '../core/errors/api.js'

describe('getWallets', () => {
  test('default: without parameters', async () => {
    const { api, requests } = createApiStub(() =>
      Response.json({ data: [{ id: 'a', name: 'A' }], count: 1 }),
    )
    expect(await api.getWallets()).toEqual({
      wallets: [
        {
          id: 'a',
          name: 'A',
          chains: [],
          injected: [],
          supportsWc: false,
          supportsWcPay: false,
        },
      ],
      count: 1,
      dropped: 0,
      partial: false,
    })
    expect([...(requests[0]?.url.searchParams.keys() ?? [])]).toEqual([
      'st',
      'sv',
      'projectId',
    ])
  })

  test('behavior: empty parameters are omitted', async () => {
    const { api, requests } = createApiStub(() =>
      Response.json({ data: [], count: 0 }),
    )
    await api.getWallets({ search: ' ', include: [], includePayOnly: false })
    expect([...(requests[0]?.url.searchParams.keys() ?? [])]).toHaveLength(3)
  })

  test('behavior: invalid rows and links are dropped', async () => {
    const { api } = createApiStub(() =>
      Response.json({
        data: [
          {
            id: 'a',
            name: 'A',
            homepage: 'javascript:alert(1)',
            mobile_link: 'javascript:alert(1)',
            desktop_link: 'file:///etc/passwd',
            webapp_link: 'a://',
          },
          { id: '', name: 'B' },
          { id: 'c' },
          { id: 'd', name: 'D', badge_type: 'gold' },
          { id: 'e', name: 'E', chains: 'eip155:1' },
        ],
        count: 5,
      }),
    )
    const found = await api.getWallets()
    expect(found).toMatchObject({ count: 5, dropped: 4, partial: true })
    expect(Object.values(found.wallets[0] ?? {}).filter(Boolean)).toEqual([
      'a',
      'A',
      [],
      [],
    ])
  })

  test.each([-1, 1.5, '61'])('error: a count of %j', async (count) => {
    const { api } = createApiStub(() => Response.json({ data: [], count }))
    const error = await api.getWallets().catch((error) => error)
    expect(error).toBeInstanceOf(ApiResponseError)
  })
})

describe('getImage', () => {
  test.each([
    ['wallet', '/getWalletImage/a%2F..%2Fb'],
    ['asset', '/public/getAssetImage/a%2F..%2Fb'],
    ['currency', '/public/getCurrencyImage/a%2F..%2Fb'],
    ['token', '/public/getTokenImage/a%2F..%2Fb'],
  ] as const)('param: kind %s', async (kind, path) => {
    const headers = { 'content-type': 'image/png' }
    const { api, requests } = createApiStub(
      () => new Response('picture', { headers }),
    )
    const [one, two] = await Promise.all([
      api.getImage({ kind, id: 'a/../b' }),
      api.getImage({ kind, id: 'a/../b' }),
    ])
    expect(one).toBe(two)
    expect(one.type).toBe('image/png')
    expect(requests.map(({ url }) => url.pathname)).toEqual([path])
  })
})
