import { describe, expect, test } from 'vitest'
import { createPageEvents } from '../../../test/setup/frame/createPageEvents.js'
import { probeFrame } from './probeFrame.js'

const host = 'https://wallet.example/sdk'
const url = `${host}?projectId=test`

type Answer = Response | 'fails' | 'is blocked'

/** Probes a host that gives these answers. */
function probe(
  answers: { cors: Answer; 'no-cors'?: Answer },
  options: { isOnline?: boolean; signal?: AbortSignal } = {},
) {
  const page = createPageEvents()
  const asked: RequestInit[] = []
  const error = probeFrame({
    document: page.document,
    fetch: async (input, init = {}) => {
      expect(input).toBe(url)
      asked.push(init)
      const answer = answers[init.mode as 'cors' | 'no-cors'] ?? 'fails'
      if (answer === 'is blocked') page.violate('connect-src', url)
      if (answer instanceof Response) return answer
      throw new TypeError('Failed to fetch')
    },
    host,
    navigator: { onLine: options.isOnline ?? true },
    signal: options.signal,
    url,
  })
  return { asked, error, page }
}

const refuse = (status: number, code?: string) =>
  Response.json({ status, code }, { status })

describe('probeFrame', () => {
  test('default: no error when the host answers', async () => {
    const { asked, error, page } = probe({ cors: new Response('') })
    expect(await error).toBeUndefined()
    expect(asked).toMatchObject([
      { cache: 'no-store', credentials: 'omit', mode: 'cors' },
    ])
    expect(page.count()).toBe(0)
  })

  test('behavior: no error when no page can read the answer', async () => {
    const { asked, error } = probe({
      cors: 'fails',
      'no-cors': Response.error(),
    })
    expect(await error).toBeUndefined()
    expect(asked.map(({ mode }) => mode)).toEqual(['cors', 'no-cors'])
  })

  test.each([500, 503, 429, 401, 403])(
    'behavior: no error for status %s, which may be temporary',
    async (status) => {
      expect(await probe({ cors: refuse(status) }).error).toBeUndefined()
    },
  )

  test('behavior: a policy that blocks the probe proves nothing', async () => {
    const { error } = probe({ cors: 'is blocked', 'no-cors': 'is blocked' })
    expect(await error).toBeUndefined()
  })

  test('behavior: an aborted probe proves nothing', async () => {
    const signal = AbortSignal.abort()
    expect(await probe({ cors: 'fails' }, { signal }).error).toBeUndefined()
  })

  test('error: nothing answers', async () => {
    const error = await probe({ cors: 'fails' }).error
    expect(error).toMatchObject({
      code: 'FRAME_UNREACHABLE',
      details: expect.stringContaining(`\`hosts.frame\` (${host})`),
      sentToNetwork: 'no',
    })
  })

  test('error: the browser is offline', async () => {
    const error = await probe({ cors: 'fails' }, { isOnline: false }).error
    expect(error).toMatchObject({ code: 'FRAME_LOAD_FAILED' })
  })

  test.each([
    ['project', 403, 'UNKNOWN_PROJECT'],
    ['origin', 403, 'ORIGIN_NOT_ALLOWED'],
    ['status', 404, undefined],
    ['status', 410, undefined],
  ])('error: rejected by %s', async (reason, status, code) => {
    const error = await probe({ cors: refuse(status, code) }).error
    expect(error).toMatchObject({ code: 'FRAME_REFUSED', reason })
    expect(error?.details).toContain(host)
    expect(error?.details).toContain(`status ${status}`)
  })
})
