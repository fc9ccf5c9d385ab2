import {
  act,
  cleanup,
  render,
  renderHook,
  screen,
} from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../test/setup/components/createModalApp.js'
import { KitProviderNotFoundError } from '../core/errors/provider.js'
import { useHost } from '../modal/stack/useHost.js'
import { useModal } from './useModal.js'

afterEach(cleanup)

test('default', async () => {
  const { connectWallet, wrapper } = createModalApp()
  const { result } = renderHook(() => useModal(), { wrapper })
  const read = () => result.current
  expect(read()).toMatchObject({
    canGoBack: false,
    entry: { view: 'Connect' },
    hasFailed: false,
    isOpen: false,
    isShaking: false,
  })
  await act(async () => void (await connectWallet()))
  act(() => read().open())
  expect(read()).toMatchObject({ entry: { view: 'Account' }, isOpen: true })
  act(() => read().go({ view: 'Networks' }))
  expect(read()).toMatchObject({
    canGoBack: true,
    entry: { view: 'Networks' },
  })
  act(() => read().back())
  expect(read()).toMatchObject({
    canGoBack: false,
    entry: { view: 'Account' },
  })
  act(() => read().close())
  expect(read().isOpen).toBe(false)
})

test('behavior: controls keep their reference', () => {
  const { wrapper } = createModalApp()
  const { result } = renderHook(() => useModal(), { wrapper })
  const { open } = result.current
  act(() => open())
  expect(result.current.open).toBe(open)
})

test('param: kit', () => {
  const { kit } = createModalApp()
  const { result } = renderHook(() => useModal({ kit }))
  act(() => result.current.open())
  expect(result.current.isOpen).toBe(true)
})

test('error: no kit', () => {
  expect(() => renderHook(() => useModal())).toThrow(KitProviderNotFoundError)
})

const Modal = () => <p>modal</p>

function Opener() {
  useHost(Modal)
  return <p>button</p>
}

function Page() {
  const [isMenuOpen, setIsMenuOpen] = useState(true)
  return (
    <>
      {isMenuOpen && <Opener />}
      {isMenuOpen && <Opener />}
      <button onClick={() => setIsMenuOpen(false)} type="button">
        leave
      </button>
    </>
  )
}

test('behavior: the modal mounts once and outlives the buttons', () => {
  const { wrapper } = createModalApp()
  render(<Page />, { wrapper })
  expect(screen.getAllByText('button')).toHaveLength(2)
  expect(screen.getAllByText('modal')).toHaveLength(1)
  act(() => screen.getByText('leave').click())
  expect(screen.queryByText('button')).toBeNull()
  expect(screen.getAllByText('modal')).toHaveLength(1)
})
