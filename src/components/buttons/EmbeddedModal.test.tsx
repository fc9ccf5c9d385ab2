import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { openModal } from '../../actions/modal/openModal.js'
import { ConnectButton } from './ConnectButton.js'
import { EmbeddedModal } from './EmbeddedModal.js'

// Hundreds of modules, which are compiled when they load for the first time.
beforeAll(async () => {
  await import('../dialog/modalRoots.js')
  await import('../views/accountViews.js')
}, 60_000)
afterEach(cleanup)

const findRegion = (name?: string) =>
  screen.findByRole('region', name ? { name } : {}, { timeout: 10_000 })

test('default: renders inline, without a close button', async () => {
  const { connectWallet, kit, wrapper } = createModalApp()
  render(
    <StrictMode>
      <ConnectButton />
      <EmbeddedModal />
    </StrictMode>,
    { wrapper },
  )
  await findRegion('Connect')
  expect(document.querySelector('dialog')).toBe(null)
  expect(screen.queryByRole('button', { name: 'Close' })).toBe(null)
  // The page keeps the focus until the user interacts with the modal.
  expect(document.activeElement).toBe(document.body)
  await act(async () => void (await connectWallet()))
  await findRegion('Account')
  act(() => openModal(kit, { view: 'Networks' }))
  await findRegion('Network')
  expect(document.querySelector('dialog')).toBe(null)
})

test('behavior: a second one stays empty', async () => {
  const { wrapper } = createModalApp()
  render(
    <>
      <EmbeddedModal />
      <EmbeddedModal />
    </>,
    { wrapper },
  )
  await findRegion()
  expect(screen.getAllByRole('region')).toHaveLength(1)
})

test('behavior: the modal opens as a dialog again after unmount', async () => {
  const { kit, read, wrapper } = createModalApp()
  const { rerender } = render(<EmbeddedModal />, { wrapper })
  await findRegion()
  rerender(<ConnectButton />)
  expect(read().isOpen).toBe(false)
  act(() => openModal(kit))
  await screen.findByRole('dialog', { name: 'Connect' }, { timeout: 10_000 })
})
