import { readFileSync } from 'node:fs'
import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../packages/server/src/api/createApi.js'
import { createWallet } from '../../packages/server/src/wallet/createWallet.js'
import { createOpenApi } from '../../site/generate/createOpenApi.js'
import { httpRoutes } from '../../site/generate/httpRoutes.js'
import { renderHttpPage } from '../../site/generate/renderHttpPage.js'

/** Stands for what routes need when they answer: none of them is called. */
const anything: never = new Proxy(() => anything, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : anything),
}) as never

const api = createApi({
  analytics: anything,
  apiUrl: () => '',
  backend: anything,
  names: anything,
  projects: anything,
  sessions: anything,
  signIn: { mailer: anything, now: Date.now, secret: new Uint8Array(32) },
})
const wallet = createWallet({
  apiUrl: () => '',
  auth: anything,
  chains: [],
  clusters: [],
  frameDir: '.',
  isRpcRelayed: true,
  projects: anything,
})

describe('routes', () => {
  test('default: has every path of the API and no others', () => {
    expect(toNames(httpRoutes.api)).toEqual(listServed(api))
  })

  test('default: has every path of the wallet and no others', () => {
    expect(toNames(httpRoutes.wallet)).toEqual(listServed(wallet))
  })
})

describe('OpenAPI', () => {
  const document = createOpenApi()
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods),
  )

  test('default: every operation has an ID of its own and an answer', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(80)
    expect(operations.every(({ responses }) => responses)).toBe(true)
  })

  test('behavior: schemas come from those of the server', () => {
    const { requestBody } = (document.paths['/auth/otp']?.post ?? {}) as {
      requestBody?: { content: Record<string, { schema: object }> }
    }
    expect(requestBody?.content['application/json']?.schema).toEqual({
      properties: {
        challengeId: { maxLength: 2_048, type: 'string' },
        code: { maxLength: 2_048, type: 'string' },
        deviceId: { pattern: '^[\\w-]{16,128}$', type: 'string' },
      },
      required: ['challengeId', 'code', 'deviceId'],
      type: 'object',
    })
  })

  test('behavior: the version is that of the server', () => {
    const server = readFileSync('packages/server/package.json', 'utf8')
    expect(document.info.version).toBe(JSON.parse(server).version)
  })

  test('behavior: references lead somewhere', () => {
    const text = JSON.stringify(document)
    const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)]
    expect(refs.length).toBeGreaterThan(0)
    for (const [, path = ''] of refs) {
      const target = path
        .split('/')
        .reduce<unknown>(
          (found, key) => (found as Record<string, unknown>)?.[key],
          document,
        )
      expect(target).toBeDefined()
    }
  })

  test('behavior: the page has every operation', () => {
    const page = renderHttpPage(document)
    expect(page.match(/^### /gm)?.length).toBe(operations.length)
  })
})

function toNames(routes: readonly { method: string; path: string }[]) {
  return routes
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .sort()
}

/** Patterns of Hono are left out of the names: `:file{[a-z]+\\.svg}`. */
function listServed({ routes }: Hono) {
  const served = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replace(/\{[^/]*\}/g, '')}`)
  return [...new Set(served)].sort()
}
