import { expectTypeOf, test } from 'vitest'
import type {
  HostApprovalRequest,
  HostApprove,
  HostContext,
  HostHandlers,
  HostLimits,
  HostRpcRequest,
} from './types.js'

test('default: a handler takes the payload of its message', () => {
  const handlers: Pick<HostHandlers, 'SWITCH_NETWORK'> = {
    SWITCH_NETWORK(payload, context) {
      expectTypeOf(payload.chainId).toExtend<number | string>()
      expectTypeOf(context).toEqualTypeOf<HostContext>()
      return { chainId: payload.chainId }
    },
  }
  expectTypeOf(handlers).toExtend<Pick<HostHandlers, 'SWITCH_NETWORK'>>()
})

test('behavior: requests', () => {
  expectTypeOf<HostRpcRequest['params']>().toBeUnknown()
  expectTypeOf<HostApprovalRequest>().toExtend<HostRpcRequest>()
  expectTypeOf<HostApprove>().returns.resolves.toEqualTypeOf<void>()
  expectTypeOf<HostApprove>().parameter(0).toEqualTypeOf<HostApprovalRequest>()
  expectTypeOf<HostLimits['burst']>().toEqualTypeOf<number | undefined>()
})

test('error: an unknown message', () => {
  // @ts-expect-error There is no handler of such a message.
  type Unknown = HostHandlers['NOTHING']
  expectTypeOf<Unknown>().toBeAny()
})
