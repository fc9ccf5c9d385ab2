// A process of its own: the demo's wallet is announced to the page.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountDemo } from '../../site/.vitepress/theme/demo/mountDemo.js'

let demo: mountDemo.ReturnType | undefined
afterEach(() => act(() => demo?.unmount()))

async function mount() {
  const request = vi.spyOn(globalThis, 'fetch')
  const place = document.createElement('div')
  document.body.append(place)
  const onShown = vi.fn()
  await act(async () => {
    demo = mountDemo(place, { isDark: false, onShown })
  })
  await screen.findByRole('textbox')
  await waitFor(() => expect(onShown).toHaveBeenCalledOnce())
  return { request }
}

test('default: any email and the code log in, and no button leads nowhere', async () => {
  const { request } = await mount()
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: 'me@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  fireEvent.change(code, { target: { value: '123456' } })
  await screen.findByText('ada.reown.id')
  expect(screen.getByRole('button', { name: 'Receive' })).toBeTruthy()
  for (const name of ['Send', 'Swap', 'Buy'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'NFTs' }))
  await screen.findByText(/No NFTs/i)
  expect(request).not.toHaveBeenCalled()
})

test('behavior: a social login is approved, and a wallet connects', async () => {
  await mount()
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await screen.findByText('ada.reown.id')
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  fireEvent.click(await screen.findByRole('button', { name: /Demo wallet/ }))
  await screen.findByText('ada.reown.id')
})
