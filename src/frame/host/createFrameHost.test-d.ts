import { expectTypeOf, test } from 'vitest'
import { createFrameHost } from './createFrameHost.js'
import type { HostApprovalRequest, HostHandlers } from './types.js'

declare const handlers: HostHandlers

const approve = async (request: HostApprovalRequest) => {
  expectTypeOf(request.origin).toEqualTypeOf<string>()
  expectTypeOf(request.caipNetworkId).toEqualTypeOf<`${string}:${string}`>()
}

test('default', () => {
  const host = createFrameHost({
    approve,
    handlers,
    isAllowedOrigin: (origin) => origin === 'https://app.example',
  })
  expectTypeOf(host.origin()).toEqualTypeOf<string | undefined>()
  host.start()
  host.update('token')
  host.stop()
})

test('param: isAllowedOrigin', () => {
  createFrameHost({ approve, handlers, isAllowedOrigin: async () => true })
  // @ts-expect-error Only yes or no.
  createFrameHost({ approve, handlers, isAllowedOrigin: () => 'yes' })
})

test('param: approvals, limits, storage', () => {
  createFrameHost({
    approvals: 'window',
    approve,
    handlers,
    isAllowedOrigin: () => true,
    limits: { burst: 10, messagesPerSecond: 5 },
    storage: 'temporary',
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error Nothing is approved without `approve`.
  createFrameHost({ handlers, isAllowedOrigin: () => true })
  // @ts-expect-error No origin is allowed by default.
  createFrameHost({ approve, handlers })
})
