import { UnsupportedProviderMethodError, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import { noNotices } from '../../core/notice.js'
import { dismissAlert } from '../../features/notices/dismissAlert.js'
import { notifyError } from './notifyError.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const { kit } = createModalKit()
  return { kit, read: () => kit.store.get(kit.atoms.notices) }
}

const cause = new Error('no')
const notFound = new ChainNotSupportedError({ chain: 'eip155:5' })

test('default: leaves inline errors to the caller', () => {
  const { kit, read } = setup()
  expect(notifyError(kit, new InvalidCodeError())).toBe('inline')
  expect(read()).toEqual(noNotices)
})

test('behavior: shows a toast', () => {
  const { kit, read } = setup()
  expect(notifyError(kit, new UserRejectedRequestError(cause))).toBe('toast')
  expect(read().toast).toMatchObject({
    key: 'signatureDeclined',
    variant: 'error',
  })
})

test('behavior: action that is not allowed, after 300 ms', () => {
  const { kit, read } = setup()
  const error = new UnsupportedProviderMethodError(cause)
  expect(notifyError(kit, error)).toBe('toast')
  vi.advanceTimersByTime(299)
  expect(read().toast).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(read().toast).toMatchObject({ key: 'actionNotAllowed' })
})

test('behavior: shows an alert once per kind', () => {
  const { kit, read } = setup()
  expect(notifyError(kit, notFound)).toBe('alert')
  expect(notifyError(kit, notFound)).toBe('alert')
  expect(read().alerts).toEqual([
    {
      code: 'APKT001',
      key: 'networkNotFound',
      variant: 'error',
      details: 'eip155:5',
    },
  ])
  dismissAlert(kit)
  notifyError(kit, notFound)
  expect(read().alerts).toEqual([])
})

test('behavior: queues an alert of another kind', () => {
  const { kit, read } = setup()
  notifyError(kit, notFound)
  notifyError(kit, new FrameLoadError())
  expect(read().alerts[0]?.key).toBe('networkNotFound')
  dismissAlert(kit)
  expect(read().alerts[0]?.key).toBe('walletNotLoaded')
})

test('behavior: dismisses an alert by kind, also while it is queued', () => {
  const { kit, read } = setup()
  notifyError(kit, notFound)
  notifyError(kit, new FrameLoadError())
  dismissAlert(kit, 'walletNotLoaded')
  expect(read().alerts.map(({ key }) => key)).toEqual(['networkNotFound'])
})

test('param: task', () => {
  const { kit, read } = setup()
  expect(notifyError(kit, cause, { task: 'disconnect' })).toBe('toast')
  expect(read().toast).toMatchObject({ key: 'failedToDisconnect' })
})
