// @vitest-environment node
import { expect, test } from 'vitest'
import { createRouteNames } from './createRouteNames.js'

const toRoute = createRouteNames(
  [
    '/auth/*',
    '/auth/email',
    '/device/:token',
    '/device/page/:file{(?:base|device)\\.css}',
    '/admin/projects/:id{[A-Za-z0-9_-]{1,64}}/remove',
    '/v1/account/:address/balance',
  ].map((path) => ({ path })),
)

test.each([
  ['/auth/email', '/auth/email'],
  ['/auth/else', 'other'],
  ['/device/abc', '/device/:token'],
  ['/device/page/base.css', '/device/page/:file'],
  ['/v1/account/0x1/balance', '/v1/account/:address/balance'],
  ['/admin/projects/shop/remove', '/admin/projects/:id/remove'],
  ['/v1/account/0x1', 'other'],
  ['', 'other'],
])('default: %s', (path, route) => {
  expect(toRoute(path)).toBe(route)
})

test('behavior: a route that begins with any part is found in its order', () => {
  const toRoute = createRouteNames(
    ['/:kind/one', '/v1/one', '/v1/:id', '/:kind/:id'].map((path) => ({
      path,
    })),
  )
  expect(toRoute('/v1/one')).toBe('/:kind/one')
  expect(toRoute('/v1/two')).toBe('/v1/:id')
  expect(toRoute('/v2/two')).toBe('/:kind/:id')
})
