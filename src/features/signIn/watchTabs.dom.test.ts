import { expect, test, vi } from 'vitest'
import { createSignInKit } from '../../../test/setup/kit/createSignInKit.js'
import { changeSignIn } from './changeSignIn.js'
import { watchTabs } from './watchTabs.js'

test('default: tells the other tabs, and not itself', async () => {
  const [left, right] = [createSignInKit().kit, createSignInKit().kit]
  const [onLeft, onRight] = [vi.fn(), vi.fn()]
  const stops = [watchTabs(left, onLeft), watchTabs(right, onRight)]
  changeSignIn(left)
  await vi.waitFor(() => expect(onRight).toHaveBeenCalledOnce())
  // Not an echo of what another tab has said.
  changeSignIn(right, { isFromOutside: true })
  changeSignIn(left)
  await vi.waitFor(() => expect(onRight).toHaveBeenCalledTimes(2))
  expect(onLeft).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('behavior: follows the storage, which may change after the message', () => {
  const { kit } = createSignInKit()
  const onChange = vi.fn()
  const stop = watchTabs(kit, onChange)
  const change = (key: string) =>
    dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('latchkey.siwxSessions')
  expect(onChange).toHaveBeenCalledOnce()
  change('latchkey.email')
  expect(onChange).toHaveBeenCalledOnce()
  stop()
  change('latchkey.siwxSessions')
  expect(onChange).toHaveBeenCalledOnce()
})
