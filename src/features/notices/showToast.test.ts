import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { dismissToast } from './dismissToast.js'
import { holdToast } from './holdToast.js'
import { showToast } from './showToast.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const { kit } = createModalKit()
  const read = () => kit.store.get(kit.atoms.notices).toast
  return { kit, read }
}

const sent = { key: 'sent', variant: 'success' } as const
const sending = { key: 'sending', variant: 'loading' } as const

test('default: expires after 2500 ms', () => {
  const { kit, read } = setup()
  const id = showToast(kit, {
    ...sent,
    href: 'https://a.example',
    subject: 'x',
  })
  expect(read()).toEqual({
    ...sent,
    href: 'https://a.example',
    id,
    subject: 'x',
  })
  vi.advanceTimersByTime(2_499)
  expect(read()?.isLeaving).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(read()).toMatchObject({ id, isLeaving: true })
  vi.advanceTimersByTime(150)
  expect(read()).toBeUndefined()
})

test('behavior: replaces the previous toast after 150 ms', () => {
  const { kit, read } = setup()
  const first = showToast(kit, sent)
  const second = showToast(kit, { key: 'addressCopied', variant: 'success' })
  expect(read()).toMatchObject({ id: first, isLeaving: true })
  vi.advanceTimersByTime(149)
  expect(read()?.id).toBe(first)
  vi.advanceTimersByTime(1)
  expect(read()).toMatchObject({ id: second, key: 'addressCopied' })
  vi.advanceTimersByTime(2_500)
  expect(read()?.isLeaving).toBe(true)
})

test('behavior: of several queued toasts, the last one is shown', () => {
  const { kit, read } = setup()
  showToast(kit, sent)
  showToast(kit, sent)
  const last = showToast(kit, sent)
  vi.advanceTimersByTime(150)
  expect(read()?.id).toBe(last)
})

test('param: variant, loading stays until it is replaced', () => {
  const { kit, read } = setup()
  showToast(kit, sending)
  vi.advanceTimersByTime(60_000)
  expect(read()).toMatchObject(sending)
  showToast(kit, sent)
  vi.advanceTimersByTime(150)
  expect(read()).toMatchObject(sent)
})

test('behavior: a held toast stays and restarts its lifetime on release', () => {
  const { kit, read } = setup()
  showToast(kit, sent)
  vi.advanceTimersByTime(2_400)
  const release = holdToast(kit)
  vi.advanceTimersByTime(60_000)
  expect(read()?.isLeaving).toBeUndefined()
  release()
  release()
  vi.advanceTimersByTime(2_499)
  expect(read()?.isLeaving).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(read()?.isLeaving).toBe(true)
})

test('behavior: a held toast is still replaced by the next one', () => {
  const { kit, read } = setup()
  showToast(kit, sent)
  const release = holdToast(kit)
  const next = showToast(kit, sent)
  vi.advanceTimersByTime(150)
  release()
  expect(read()?.id).toBe(next)
  vi.advanceTimersByTime(2_650)
  expect(read()).toBeUndefined()
})

test('behavior: dismisses a shown or queued toast', () => {
  const { kit, read } = setup()
  const first = showToast(kit, sending)
  const second = showToast(kit, sent)
  dismissToast(kit, second)
  vi.advanceTimersByTime(150)
  expect(read()).toBeUndefined()
  const third = showToast(kit, sending)
  dismissToast(kit, first)
  expect(read()).toMatchObject({ id: third })
  dismissToast(kit)
  expect(read()?.isLeaving).toBe(true)
  vi.advanceTimersByTime(150)
  expect(read()).toBeUndefined()
})

test('behavior: kits do not share toasts', () => {
  const [one, other] = [setup(), setup()]
  showToast(one.kit, sent)
  expect(other.read()).toBeUndefined()
})
