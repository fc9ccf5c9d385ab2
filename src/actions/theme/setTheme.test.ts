import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../../test/setup/frame/createFakePage.js'
import { setupAuthFrame } from '../../../test/setup/frame/setupAuthFrame.js'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import { InvalidThemeError } from '../../core/errors/theme.js'
import type { ThemeOptions } from '../../core/theme.js'
import { createKit } from '../../createKit.js'
import { setCurrency } from '../currency/setCurrency.js'
import { setTheme } from './setTheme.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const accent = { accent: 'oklch(0.7 0.1 20)' }

/** Sets up a kit with the real frame client, and what its frame receives. */
function setup(theme?: ThemeOptions) {
  const page = createFakePage()
  page.frame.answers.SYNC_THEME = () => undefined
  const { config } = setupAuthFrame({ page })
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({ config, hosts, projectId: 'test', theme })
  const told = () =>
    page.frame.posted
      .filter(({ name }) => name === 'SYNC_THEME')
      .map(({ payload }) => payload)
  async function open() {
    await settle(kit.frame?.open() ?? Promise.reject())
    await settle(Promise.resolve())
  }
  return { kit, open, told }
}

test('default', () => {
  const { kit } = createModalKit()
  const read = () => kit.store.get(kit.atoms.theme)
  expect(read()).toEqual({ mode: 'dark', variables: {} })
  setTheme(kit, { mode: 'light' })
  setTheme(kit, { variables: accent })
  expect(read()).toEqual({ mode: 'light', variables: accent })
})

test('error: an invalid mode changes nothing', () => {
  const { kit } = createModalKit()
  const set = () => setTheme(kit, { mode: 'blue' as never })
  expect(set).toThrow(InvalidThemeError)
  expect(kit.store.get(kit.atoms.theme).mode).toBe('dark')
})

test('behavior: the frame receives the theme when it opens', async () => {
  const { open, told } = setup()
  await open()
  expect(told()).toMatchObject([
    { themeMode: 'dark', themeVariables: {}, currency: 'USD', locale: 'en' },
  ])
})

test('param: theme of createKit, as it is when the frame opens', async () => {
  const { kit, open, told } = setup({ mode: 'light', variables: accent })
  setTheme(kit, { mode: 'dark' })
  await open()
  expect(told()).toMatchObject([
    { themeMode: 'dark', themeVariables: accent, locale: 'en' },
  ])
})

test('behavior: the frame receives every change', async () => {
  const { kit, open, told } = setup()
  await open()
  setTheme(kit, { mode: 'light', variables: accent })
  await settle(Promise.resolve())
  expect(told().at(-1)).toMatchObject({
    themeMode: 'light',
    themeVariables: accent,
    w3mThemeVariables: { '--w3m-background': '#fff' },
  })
})

test('behavior: does not create a frame', async () => {
  const { kit, told } = setup()
  setTheme(kit, { mode: 'light' })
  await settle(Promise.resolve())
  expect(kit.frame?.getState().status).toBe('idle')
  expect(told()).toEqual([])
})

test('behavior: the frame receives the language of the components', async () => {
  const { kit, open, told } = setup()
  const unmount = kit.mount()
  await open()
  kit.store.set(kit.atoms.language, { locale: 'de' })
  // The rest of a language loads later, and is not a change.
  kit.store.set(kit.atoms.language, { locale: 'de', isSpoken: true })
  await settle(Promise.resolve())
  expect(told().slice(1)).toEqual([{ currency: 'USD', locale: 'de' }])
  unmount()
  kit.store.set(kit.atoms.language, { locale: 'fr' })
  await settle(Promise.resolve())
  expect(told()).toHaveLength(2)
})

test('behavior: the frame receives the currency of the kit', async () => {
  const { kit, open, told } = setup()
  setCurrency(kit, 'eur')
  const unmount = kit.mount()
  await open()
  expect(told()).toMatchObject([{ currency: 'EUR', locale: 'en' }])
  setCurrency(kit, 'JPY')
  setCurrency(kit, 'JPY')
  await settle(Promise.resolve())
  expect(told().slice(1)).toEqual([{ currency: 'JPY', locale: 'en' }])
  unmount()
})
