// @vitest-environment node
import { expect, test } from 'vitest'
import { createApp } from '../http/createApp.js'
import { ServiceError } from '../http/ServiceError.js'
import { allowOrigins } from './allowOrigins.js'

const expected = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After,X-Next-Cursor',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

function setup() {
  const app = createApp(allowOrigins(), () => undefined)
  app.get('/json', (c) => c.json({}))
  app.get('/own', () => new Response('own', { headers: { 'x-own': 'yes' } }))
  app.get('/kept', (c) => c.text('', 200, { 'Cache-Control': 'max-age=60' }))
  app.get('/refused', () => {
    throw new ServiceError(429, 'TOO_MANY_CALLS', 'Too many', {
      secondsLeft: 5,
    })
  })
  app.get('/failed', () => {
    throw new Error('away')
  })
  return app
}

test.each([
  ['/json', 200],
  ['/own', 200],
  ['/kept', 200],
  ['/refused', 429],
  ['/failed', 500],
  ['/unknown', 404],
])('default: %s', async (path, status) => {
  const answer = await setup().request(path)
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(expected)
})

test('behavior: other headers stay', async () => {
  const app = setup()
  expect((await app.request('/own')).headers.get('x-own')).toBe('yes')
  const refused = await app.request('/refused')
  expect(refused.headers.get('retry-after')).toBe('5')
})

test('behavior: a preflight is answered', async () => {
  const answer = await setup().request('/json', {
    headers: { 'access-control-request-headers': 'authorization' },
    method: 'OPTIONS',
  })
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...expected,
    'access-control-allow-headers': 'authorization',
    'access-control-max-age': '600',
  })
})
