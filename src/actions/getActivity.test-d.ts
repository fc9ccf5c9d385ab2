import { expectTypeOf, test } from 'vitest'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import type { Kit } from '../createKit.js'
import type { Activity } from '../features/activity/activity.js'
import { getActivity } from './getActivity.js'

declare const kit: Kit

test('default', () => {
  expectTypeOf(getActivity(kit)).resolves.toEqualTypeOf<{
    activities: readonly Activity[]
    currency: string
    dropped: number
    isSupported: boolean
    next: string | undefined
    partial: boolean
  }>()
  getActivity(kit, { cursor: 'c', namespace: 'solana' })
})

test('param: all', () => {
  expectTypeOf<getActivity.Parameters>().toEqualTypeOf<{
    address?: string | undefined
    chainId?: number | string | undefined
    currency?: string | undefined
    namespace?: AccountNamespace | undefined
    cursor?: string | undefined
    onramp?: string | undefined
    signal?: AbortSignal | undefined
  }>()
})

test('error: type', () => {
  expectTypeOf<ApiError>().toExtend<getActivity.ErrorType>()
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The kit comes first.
  getActivity()
  // @ts-expect-error A chain is a number or a CAIP-2 id.
  getActivity(kit, { chainId: true })
  // @ts-expect-error There is no such namespace.
  getActivity(kit, { namespace: 'bitcoin' })
  // @ts-expect-error A cursor is text.
  getActivity(kit, { cursor: 2 })
})
