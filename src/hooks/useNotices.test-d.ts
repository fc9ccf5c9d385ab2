import { expectTypeOf, test } from 'vitest'
import type { Alert, Toast } from '../core/notice.js'
import type { Kit } from '../createKit.js'
import { useNotices } from './useNotices.js'

declare const kit: Kit

test('default', () => {
  const { alert, holdToast, toast } = useNotices()
  expectTypeOf(alert).toEqualTypeOf<Alert | undefined>()
  expectTypeOf(toast).toEqualTypeOf<Toast | undefined>()
  expectTypeOf(holdToast).toEqualTypeOf<() => () => void>()
})

test('behavior: controls', () => {
  const { notifyError, showAlert, showToast } = useNotices()
  expectTypeOf(notifyError(new Error('no'))).toEqualTypeOf<
    'alert' | 'inline' | 'toast'
  >()
  expectTypeOf(
    showToast({ key: 'addressCopied', variant: 'success' }),
  ).toEqualTypeOf<number>()
  // @ts-expect-error The id is given.
  showToast({ id: 1, key: 'addressCopied', variant: 'success' })
  // @ts-expect-error There is no such sentence.
  showToast({ key: 'hello', variant: 'success' })
  // @ts-expect-error An alert is no success.
  showAlert({ key: 'serverFailed', variant: 'success' })
})

test('param: all', () => {
  useNotices({ kit })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error A kit is an object of `createKit`.
  useNotices({ kit: 'kit' })
  // @ts-expect-error There is no such option.
  useNotices({ unknown: true })
})
