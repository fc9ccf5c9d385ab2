import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Loaded before any test starts: a busy machine takes long to compile them.
import '../dialog/modalRoots.js'
import '../views/connectingViews.js'

import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { openModal } from '../../actions/modal/openModal.js'
import { languages } from '../strings/languages.js'
import { ConnectButton } from './ConnectButton.js'
import { EmbeddedModal } from './EmbeddedModal.js'
import { Language } from './Language.js'

let preferred = ['en-US']

const own: Language.Props = { strings: { titles: { Connect: 'Los' } } }

beforeEach(() => {
  preferred = ['en-US']
  vi.spyOn(navigator, 'language', 'get').mockImplementation(
    () => preferred[0] ?? '',
  )
  vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => preferred)
})

afterEach(cleanup)

const wait = { timeout: 10_000 }
const find = (name: string) => screen.findByRole('button', { name }, wait)

function setup(children?: React.ReactNode) {
  const app = createModalApp()
  const toPage = (children: React.ReactNode) => (
    <>
      {children}
      <ConnectButton />
    </>
  )
  const page = render(toPage(children), { wrapper: app.wrapper })
  const rerender = (children?: React.ReactNode) =>
    page.rerender(toPage(children))
  return { ...app, ...page, rerender }
}

test('default: follows the browser', async () => {
  preferred = ['xx', 'de-AT', 'en']
  setup()
  screen.getByRole('button', { name: 'Connect wallet' })
  const button = await find('Wallet verbinden')
  expect(button.lang).toBe('de')
  expect(button.dir).toBe('ltr')
})

test('default: an English page loads no translation', async () => {
  preferred = ['en-GB', 'de']
  const start = vi.spyOn(languages.de, 'start')
  setup()
  const button = await find('Connect wallet')
  expect(button.lang).toBe('en')
  expect(button.hasAttribute('dir')).toBe(false)
  expect(start).not.toHaveBeenCalled()
})

test('param: locale, also when it changes', async () => {
  preferred = ['de']
  const { rerender } = setup(<Language locale="ar" />)
  const button = await find('ربط المحفظة')
  expect(button.dir).toBe('rtl')
  rerender(<Language locale="de" />)
  await find('Wallet verbinden')
  rerender(<Language locale="en" />)
  const english = await find('Connect wallet')
  expect(english.dir).toBe('ltr')
})

test('behavior: follows the browser again after unmount', async () => {
  const { rerender } = setup(<Language locale="de" />)
  await find('Wallet verbinden')
  rerender()
  await find('Connect wallet')
})

describe('browser language changes', () => {
  const change = (languages: string[]) =>
    act(async () => {
      preferred = languages
      window.dispatchEvent(new Event('languagechange'))
    })
  // Not the placeholder, while the code loads.
  const dialog = (name: string) =>
    screen.findByRole('dialog', { busy: false, name }, wait)

  test('default: the open modal follows, from English and back', async () => {
    const { kit } = setup()
    act(() => openModal(kit))
    await dialog('Connect')
    await change(['de', 'en'])
    expect((await dialog('Verbinden')).lang).toBe('de')
    act(() => openModal(kit, { view: 'WhatIsAWallet' }))
    await screen.findByText('Sie bewahrt Eigenes auf', undefined, wait)
    await change(['ar'])
    await find('ربط المحفظة')
    await change(['en-GB'])
    await find('Connect wallet')
    await screen.findByText('Holds what you own')
  })

  test('behavior: before the modal first opens, takes effect on opening', async () => {
    preferred = ['de']
    const listen = vi.spyOn(window, 'addEventListener')
    const { kit } = setup()
    await find('Wallet verbinden')
    expect(listen.mock.calls.map(([name]) => name)).not.toContain(
      'languagechange',
    )
    await change(['ar'])
    await find('Wallet verbinden')
    act(() => openModal(kit))
    await dialog('ربط محفظة')
  })

  test('behavior: the last change wins over one that loads later', async () => {
    const { kit } = setup()
    act(() => openModal(kit))
    await dialog('Connect')
    let arrive = () => {}
    const { start } = languages.de
    vi.spyOn(languages.de, 'start').mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return start()
    })
    await change(['de'])
    await change(['ar'])
    await dialog('ربط محفظة')
    await act(async () => arrive())
    await act(() => vi.dynamicImportSettled())
    await dialog('ربط محفظة')
  })

  test.each([
    ['param: locale', { locale: 'de' }, 'Verbinden'],
    ['param: strings, with those of the page', own, 'Los'],
  ] as const)('%s', async (_, props, name) => {
    const start = vi.spyOn(languages.de, 'start')
    const { kit } = setup(<Language {...props} />)
    act(() => openModal(kit))
    await dialog(name)
    const asked = start.mock.calls.length
    await change(['ar'])
    if ('locale' in props) await act(() => vi.dynamicImportSettled())
    else await find('ربط المحفظة')
    await dialog(name)
    expect(start).toHaveBeenCalledTimes(asked)
  })

  test('behavior: stops listening when the modal unmounts', async () => {
    const stop = vi.spyOn(window, 'removeEventListener')
    const { kit, unmount } = setup()
    act(() => openModal(kit))
    await dialog('Connect')
    unmount()
    expect(stop.mock.calls.map(([name]) => name)).toContain('languagechange')
    const before = kit.store.get(kit.atoms.language)
    await change(['de'])
    await act(() => vi.dynamicImportSettled())
    expect(kit.store.get(kit.atoms.language)).toBe(before)
  })
})

test('param: strings, override the translation and English', async () => {
  const strings = {
    button: { connect: 'Los' },
    titles: { Connect: 'Anmelden' },
  }
  const { kit, rerender } = setup(<Language locale="de" strings={strings} />)
  await find('Los')
  act(() => openModal(kit))
  await screen.findByRole('dialog', { name: 'Anmelden' }, wait)
  await find('Schließen')
  rerender(<Language strings={{ button: { connect: 'Go' } }} />)
  await find('Go')
  await screen.findByRole('dialog', { name: 'Connect' }, wait)
})

test('behavior: equal strings in a new object do not update the state', async () => {
  const { kit, rerender } = setup(
    <Language locale="de" strings={{ button: { connect: 'Los' } }} />,
  )
  await find('Los')
  const before = kit.store.get(kit.atoms.language)
  rerender(<Language locale="de" strings={{ button: { connect: 'Los' } }} />)
  expect(kit.store.get(kit.atoms.language)).toBe(before)
})

test('behavior: translates the modal and loads its remaining strings on opening', async () => {
  const rest = vi.spyOn(languages.ar, 'rest')
  const { kit } = setup(<Language locale="ar" />)
  await find('ربط المحفظة')
  expect(rest).not.toHaveBeenCalled()
  act(() => openModal(kit))
  const dialog = await screen.findByRole('dialog', { name: 'ربط محفظة' }, wait)
  expect(dialog.lang).toBe('ar')
  expect(dialog.dir).toBe('rtl')
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(1))
  act(() => openModal(kit, { view: 'WhatIsAWallet' }))
  await screen.findByText('تحفظ ما تملكه', undefined, wait)
})

test('behavior: the embedded modal is translated without a button', async () => {
  preferred = ['de']
  const complain = vi.spyOn(console, 'error')
  const { wrapper } = createModalApp()
  render(<EmbeddedModal />, { wrapper })
  const region = await screen.findByRole('region', { name: 'Verbinden' }, wait)
  expect(region.lang).toBe('de')
  // Social logins load after the wallets, without affecting other views.
  await find('Weiter mit Google')
  expect(complain).not.toHaveBeenCalled()
})

test('error: falls back to English when loading fails, and retries later', async () => {
  const start = vi
    .spyOn(languages.de, 'start')
    .mockRejectedValueOnce(new Error('offline'))
  const rest = vi
    .spyOn(languages.de, 'rest')
    .mockRejectedValueOnce(new Error('offline'))
  const { kit } = setup(
    <Language locale="de" strings={{ button: { failed: 'Oh' } }} />,
  )
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  const button = await find('Connect wallet')
  expect(button.lang).toBe('en')
  act(() => openModal(kit))
  await screen.findByRole('dialog', { name: 'Verbinden' }, wait)
  expect(start).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(rest).toHaveBeenCalledTimes(1))
  act(() => openModal(kit, { view: 'WhatIsAWallet' }))
  await screen.findByText('Holds what you own', undefined, wait)
  act(() =>
    kit.store.set(kit.atoms.modal, (state) => ({ ...state, isOpen: false })),
  )
  act(() => openModal(kit, { view: 'WhatIsAWallet' }))
  await screen.findByText('Sie bewahrt Eigenes auf', undefined, wait)
})

test('behavior: a custom label has no lang attribute', async () => {
  const { wrapper } = createModalApp()
  const page = (
    <>
      <Language locale="de" />
      <ConnectButton label="Go" />
    </>
  )
  render(page, { wrapper })
  const button = await find('Go')
  await vi.waitFor(() => expect(button.dir).toBe('ltr'), wait)
  expect(button.hasAttribute('lang')).toBe(false)
})

test('behavior: two kits on a page are independent', async () => {
  const [one, other] = [createModalApp(), createModalApp()]
  const first = render(<Language locale="de" />, { wrapper: one.wrapper })
  first.rerender(
    <>
      <Language locale="de" />
      <ConnectButton />
    </>,
  )
  render(<ConnectButton />, { wrapper: other.wrapper })
  await find('Wallet verbinden')
  screen.getByRole('button', { name: 'Connect wallet' })
})

test('behavior: server markup is English and hydrates without mismatch', async () => {
  preferred = ['de']
  const toPage = () => {
    const { wrapper: Wrapper } = createModalApp()
    return (
      <Wrapper>
        <Language locale="de" strings={{ button: { connect: 'Los' } }} />
        <ConnectButton />
      </Wrapper>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(toPage())
  expect(container.textContent).toBe('Connect wallet')
  const onRecoverableError = vi.fn()
  const complain = vi.spyOn(console, 'error')
  const root = await act(async () =>
    hydrateRoot(container, toPage(), { onRecoverableError }),
  )
  await vi.waitFor(() => expect(container.textContent).toBe('Los'), wait)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  container.remove()
})
