import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../test/setup/components/createModalApp.js'
import { useApprovalRules } from '../modal/approval/useApprovalRules.js'
import { watchApprovals } from '../modal/approval/watchApprovals.js'
import { useApprovals } from './useApprovals.js'

afterEach(cleanup)

const approval = {
  id: 'a',
  method: 'personal_sign',
  caipNetworkId: 'eip155:1',
} as const

test('default', async () => {
  const { claims, client, dialog, frame, setState, wrapper } = createModalApp()
  await frame.open()
  const { result } = renderHook(() => useApprovals(), { wrapper })
  expect(result.current.approvals).toEqual([])
  act(() => setState({ approvals: [approval] }))
  expect(result.current.approvals).toEqual([approval])
  const leave = result.current.present()
  // Opened last, so it is above the modal.
  expect(dialog).toEqual(['hide', 'show'])
  expect(claims.approvals).toBe(1)
  leave()
  expect(dialog.at(-1)).toBe('hide')
  result.current.show()
  expect(dialog.at(-1)).toBe('show')
  // A frame that does not open by itself would hide it otherwise.
  expect(claims.approvals).toBe(1)
  act(() => setState({ approvals: [] }))
  expect(claims.approvals).toBe(0)
  result.current.cancel('a')
  expect(client.cancelApprovals).toHaveBeenCalledWith('a')
})

test('behavior: rules wait for the wallet and the view', async () => {
  const { claims, read, setState, wrapper } = createModalApp()
  const load = vi.fn(async () => watchApprovals)
  renderHook(() => useApprovalRules(load), { wrapper })
  expect(load).not.toHaveBeenCalled()
  act(() => setState({ status: 'ready' }))
  await waitFor(() => expect(claims.approvals).toBe(1))
  act(() => setState({ approvals: [approval] }))
  expect(read().isOpen).toBe(true)
})

test('behavior: StrictMode keeps one claim, and none after unmount', async () => {
  const { claims, setState, wrapper: Wrapper } = createModalApp()
  const load = async () => watchApprovals
  const { unmount } = renderHook(() => useApprovalRules(load), {
    wrapper: ({ children }) => (
      <StrictMode>
        <Wrapper>{children}</Wrapper>
      </StrictMode>
    ),
  })
  act(() => setState({ status: 'ready' }))
  await waitFor(() => expect(claims.approvals).toBe(1))
  unmount()
  expect(claims.approvals).toBe(0)
})

test('error: if the view fails to load, the frame shows itself', async () => {
  const { claims, read, setState, wrapper } = createModalApp()
  const load = vi.fn(async () => {
    throw new Error('offline')
  })
  renderHook(() => useApprovalRules(load), { wrapper })
  act(() => setState({ status: 'ready' }))
  await waitFor(() => expect(load).toHaveBeenCalled())
  await act(async () => setState({ approvals: [approval] }))
  expect(claims.approvals).toBe(0)
  expect(read().isOpen).toBe(false)
})
