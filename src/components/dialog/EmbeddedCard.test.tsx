import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../../test/setup/components/setupLogin.js'
import { setTheme } from '../../actions/theme/setTheme.js'
import { embedModal } from '../../modal/stack/embedModal.js'
import { EmbeddedCard } from './EmbeddedCard.js'

let width = 0
const observers = new Map<Element, () => void>()

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      element: Element | undefined
      constructor(readonly tell: () => void) {}
      observe(element: Element) {
        this.element = element
        if (element.matches('.lk-embedded')) observers.set(element, this.tell)
      }
      disconnect() {
        if (this.element) observers.delete(this.element)
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(
    () => width,
  )
  // The viewport always matches; only the element's width counts.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
})

afterEach(() => {
  cleanup()
  observers.clear()
})

async function renderCard(layout: 'narrow' | 'wide', start: number) {
  width = start
  const wallet = createProvider()
  wallet.answer.mockReturnValue(new Promise(() => {}))
  const { kit, wrapper } = setupLogin({
    features: { socials: false },
    wallets: { 'io.fox': { name: 'Fox', ...wallet } },
  })
  setTheme(kit, { layout })
  embedModal(kit)
  const page = render(<EmbeddedCard />, { wrapper })
  const resize = (next: number) =>
    act(async () => {
      width = next
      for (const tell of observers.values()) tell()
    })
  await screen.findByRole('button', { name: /Fox/ })
  return { ...page, kit, resize }
}

const count = () => document.querySelectorAll('.lk-pane').length
const isWide = () =>
  document.querySelector('.lk-card')?.getAttribute('data-latchkey-layout')

test('default: one column without measuring', async () => {
  await renderCard('narrow', 1280)
  expect([count(), isWide(), observers.size]).toEqual([0, null, 0])
})

test('param: layout, two panes from 760 px of element width', async () => {
  const { kit, resize, unmount } = await renderCard('wide', 759)
  expect([count(), isWide()]).toEqual([0, null])
  await resize(760)
  await screen.findByText('Holds what you own')
  expect([count(), isWide()]).toEqual([2, 'wide'])
  fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
  await screen.findByText('Confirm in Fox')
  expect(count()).toBe(2)
  await resize(390)
  expect([count(), isWide()]).toEqual([0, null])
  await screen.findByText('Confirm in Fox')
  await resize(1280)
  expect(count()).toBe(2)
  act(() => setTheme(kit, { layout: 'narrow' }))
  expect([count(), isWide()]).toEqual([0, null])
  act(() => setTheme(kit, { layout: 'wide' }))
  expect(count()).toBe(2)
  unmount()
  expect(observers.size).toBe(0)
})
