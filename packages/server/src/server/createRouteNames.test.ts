// @vitest-environment node
import { expect, test } from 'vitest'
import { createRouteNames } from './createRouteNames.js'

const toRoute = createRouteNames([
  '/auth/*',
  '/auth/email',
  '/device/:token',
  '/device/page/:file{(?:base|device)\\.css}',
  '/v1/account/:address/balance',
])

test.each([
  ['/auth/email', '/auth/email'],
  ['/auth/else', 'other'],
  ['/device/abc', '/device/:token'],
  ['/device/page/base.css', '/device/page/:file'],
  ['/v1/account/0x1/balance', '/v1/account/:address/balance'],
  ['/v1/account/0x1', 'other'],
  ['', 'other'],
])('default: %s', (path, route) => {
  expect(toRoute(path)).toBe(route)
})
