import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { showAlert } from '../../features/notices/showAlert.js'
import { showToast } from '../../features/notices/showToast.js'
import { AlertBar } from './AlertBar.js'
import { DialogToast } from './DialogToast.js'
import { PageToast } from './PageToast.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sent = { key: 'sent', subject: '1.5 ETH', variant: 'success' } as const

function setup(children: React.ReactNode) {
  const app = createModalApp()
  render(children, { wrapper: app.wrapper })
  const show = (toast: showToast.Parameters) =>
    act(() => void showToast(app.kit, toast))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { ...app, show, wait }
}

test('default: announced by a live region mounted in advance', () => {
  const { show } = setup(<DialogToast />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  show({ ...sent, href: 'https://explorer.example/tx/1' })
  expect(region.textContent).toContain('1.5 ETH sent')
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'https://explorer.example/tx/1',
  )
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('behavior: an error is announced immediately', () => {
  const { show } = setup(<DialogToast />)
  const region = screen.getByRole('alert')
  show({ key: 'signatureDeclined', variant: 'error' })
  expect(region.textContent).toBe('Signature declined')
})

test('behavior: stays open while hovered', () => {
  const { show, wait } = setup(<DialogToast />)
  show(sent)
  const toast = screen.getByText('1.5 ETH sent').parentElement as Element
  fireEvent.pointerEnter(toast)
  wait(10_000)
  expect(screen.queryByText('1.5 ETH sent')).not.toBeNull()
  fireEvent.pointerLeave(toast)
  wait(2_650)
  expect(screen.queryByText('1.5 ETH sent')).toBeNull()
})

test('behavior: replaced while hovered, the next toast still times out', () => {
  const { show, wait } = setup(<DialogToast />)
  show(sent)
  const toast = screen.getByText('1.5 ETH sent').parentElement as Element
  fireEvent.pointerEnter(toast)
  show({ key: 'addressCopied', variant: 'success' })
  wait(150)
  expect(screen.queryByText('Address copied')).not.toBeNull()
  wait(2_650)
  expect(screen.queryByText('Address copied')).toBeNull()
})

test('behavior: shown on the page only while the modal is closed', () => {
  const { kit, show } = setup(<PageToast />)
  show(sent)
  expect(screen.queryByText('1.5 ETH sent')).not.toBeNull()
  const { modal } = kit.atoms
  act(() => kit.store.set(modal, (state) => ({ ...state, isOpen: true })))
  expect(screen.queryByText('1.5 ETH sent')).toBeNull()
})

test('behavior: hidden during an approval of the embedded wallet', () => {
  const app = createModalApp()
  let notify = () => {}
  let state = app.frame.getState()
  app.frame.getState = () => state
  app.frame.subscribe = (listener) => {
    notify = listener
    return () => {}
  }
  render(<PageToast />, { wrapper: app.wrapper })
  act(() => void showToast(app.kit, { key: 'sending', variant: 'loading' }))
  expect(screen.queryByText('Sending')).not.toBeNull()
  const approval = { id: '1', method: 'x', caipNetworkId: 'eip155:1' } as const
  act(() => {
    state = { ...state, approvals: [approval] }
    notify()
  })
  expect(screen.queryByText('Sending')).toBeNull()
  act(() => {
    state = { ...state, approvals: [] }
    notify()
  })
  expect(screen.queryByText('Sending')).not.toBeNull()
})

test('behavior: an alert stays until dismissed, then shows the next', () => {
  const { kit } = setup(<AlertBar />)
  const region = screen.getByRole('alert')
  expect(region.textContent).toBe('')
  act(() => {
    showAlert(kit, {
      key: 'walletNotLoaded',
      variant: 'error',
      details: 'iframe_load_failed',
    })
    showAlert(kit, { key: 'featuresIgnored', variant: 'warning' })
  })
  expect(region.textContent).toContain('Embedded wallet could not load')
  expect(region.textContent).toContain('iframe_load_failed')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(region.textContent).toContain('Local feature settings are ignored')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(region.textContent).toBe('')
})
