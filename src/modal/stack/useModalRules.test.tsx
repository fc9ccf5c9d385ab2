import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { useModalRules } from './useModalRules.js'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

function setup() {
  const app = createModalApp()
  const stop = vi.fn()
  const restoreModal = vi.fn(() => stop)
  const loadRestore = vi.fn<useModalRules.Parameters['loadRestore']>((view) =>
    view === 'WhatIsAWallet' ? Promise.resolve(restoreModal) : undefined,
  )
  const loadSocialReturn = vi.fn()
  const start = () =>
    renderHook(() => useModalRules({ loadRestore, loadSocialReturn }), {
      wrapper: app.wrapper,
    })
  return { ...app, loadRestore, loadSocialReturn, restoreModal, start, stop }
}

test('default: keeps the modal from the first view that may reopen', async () => {
  const { kit, restoreModal, start, stop } = setup()
  const { unmount } = start()
  act(() => openModal(kit))
  expect(restoreModal).not.toHaveBeenCalled()
  act(() => openModal(kit, { view: 'WhatIsAWallet' }))
  await waitFor(() => expect(restoreModal).toHaveBeenCalledTimes(1))
  act(() => openModal(kit, { view: 'WhatIsAWallet' }))
  unmount()
  expect(stop).toHaveBeenCalledTimes(1)
  expect(restoreModal).toHaveBeenCalledTimes(1)
})

test('behavior: a loaded view is kept before it is shown', () => {
  const { kit, loadRestore, restoreModal, start } = setup()
  loadRestore.mockReturnValue(restoreModal)
  start()
  expect(restoreModal).not.toHaveBeenCalled()
  // Not rendered yet.
  openModal(kit, { view: 'WhatIsAWallet' })
  expect(restoreModal).toHaveBeenCalledTimes(1)
})

test('behavior: loads what was kept before a reload', async () => {
  const { kit, restoreModal, start } = setup()
  kit.storage.set('modalResume', JSON.stringify({ view: 'WhatIsAWallet' }))
  start()
  await waitFor(() => expect(restoreModal).toHaveBeenCalledWith(kit))
})

test('behavior: what cannot be restored is removed', () => {
  for (const kept of ['{', '{"view":"Account"}', 'null']) {
    const { kit, restoreModal, start } = setup()
    kit.storage.set('modalResume', kept)
    const { unmount } = start()
    expect(kit.storage.get('modalResume')).toBe(undefined)
    expect(restoreModal).not.toHaveBeenCalled()
    unmount()
  }
})

test('error: a failed load is tried again with the next view', async () => {
  const { kit, loadRestore, restoreModal, start } = setup()
  loadRestore.mockReturnValueOnce(Promise.reject(new Error('offline')))
  start()
  const show = () => act(async () => openModal(kit, { view: 'WhatIsAWallet' }))
  await show()
  expect(restoreModal).not.toHaveBeenCalled()
  act(() => closeModal(kit))
  await show()
  await waitFor(() => expect(restoreModal).toHaveBeenCalledTimes(1))
})
