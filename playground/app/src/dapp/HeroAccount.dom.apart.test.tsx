// A process of its own: `fetch` and the history are watched from the start.
import { act, cleanup, render, screen } from '@testing-library/react'
import { createTestKit } from 'latchkey/testing'
import { type PropsWithChildren, StrictMode } from 'react'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { HeroAccount } from './HeroAccount.js'

afterEach(cleanup)

const { kit } = createTestKit({ chains: [mainnet] })
const wrapper = ({ children }: PropsWithChildren) => (
  <StrictMode>{children}</StrictMode>
)
const shown = () => screen.findByText('ada.reown.id', {}, { timeout: 10_000 })

test('default: the account with its money, without a request, a history entry or focus', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('asked')))
  vi.stubGlobal('fetch', fetch)
  const socket = vi.fn()
  vi.stubGlobal('WebSocket', socket)
  const before = history.length
  const { container } = render(<HeroAccount kit={kit} />, { wrapper })
  await shown()
  for (const text of ['Ether', 'Gold', 'Dollar', 'Buy', 'Swap', 'Send'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(container.textContent?.replaceAll(/\s/g, '')).toContain('28,000.00')
  // Long enough for what is fetched with the first views.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  expect(fetch.mock.calls).toEqual([])
  expect(socket).not.toHaveBeenCalled()
  expect(history.length).toBe(before)
  expect(history.state).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(document.querySelector('iframe')).toBeNull()
  expect(localStorage.length).toBe(0)
  // The page's kit knows nothing of it.
  expect(kit.config.state.connections.size).toBe(0)
  expect(kit.store.get(kit.atoms.modal).isOpen).toBe(false)
})

test('behavior: follows the theme of the page, and stays when the page renders', async () => {
  const { container, rerender } = render(<HeroAccount kit={kit} />, { wrapper })
  await shown()
  const root = () => container.querySelector<HTMLElement>('.lk-embedded')
  act(() =>
    kit.store.set(kit.atoms.theme, (theme) => ({
      ...theme,
      mode: 'light',
      variables: { accent: 'plum' },
    })),
  )
  expect(root()?.dataset.latchkeyTheme).toBe('light')
  expect(root()?.style.getPropertyValue('--latchkey-accent')).toBe('plum')
  rerender(<HeroAccount kit={kit} />)
  expect(root()?.textContent).toContain('ada.reown.id')
})
