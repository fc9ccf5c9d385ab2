import { expectTypeOf, test } from 'vitest'
import type { FrameApproval } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { useApprovals } from './useApprovals.js'

declare const kit: Kit

test('default', () => {
  const { approvals, cancel, present, show } = useApprovals()
  expectTypeOf(approvals).toEqualTypeOf<readonly FrameApproval[]>()
  expectTypeOf(present).toEqualTypeOf<() => () => void>()
  cancel()
  cancel('id')
  show()
  // @ts-expect-error An id is text.
  cancel(1)
})

test('param: all', () => {
  useApprovals({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useApprovals({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useApprovals({ unknown: true })
})
