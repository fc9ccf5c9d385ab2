import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../../test/setup/frame/createFakePage.js'
import { setupAuthFrame } from '../../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import type { ThemeMode } from '../../core/theme.js'
import { createKit } from '../../createKit.js'
import { watchColorScheme } from './watchColorScheme.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Creates a kit with an open frame, on a system that can switch to light. */
async function setup(mode: ThemeMode) {
  const page = createFakePage()
  page.frame.answers.SYNC_THEME = () => undefined
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  const { config } = setupAuthFrame({ page })
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({ config, hosts, projectId: 'test', theme: { mode } })
  await settle(kit.frame?.open() ?? Promise.reject())
  const told = () =>
    page.frame.posted
      .filter(({ name }) => name === 'SYNC_THEME')
      .map(({ payload }) => payload)
  async function turn(matches: boolean) {
    media.matches = matches
    media.dispatchEvent(new Event('change'))
    await settle(Promise.resolve())
  }
  return { kit, told, turn }
}

test('default', async () => {
  const { kit, told, turn } = await setup('auto')
  const stop = watchColorScheme(kit)
  await turn(true)
  await turn(false)
  expect(told()).toMatchObject([
    { themeMode: 'dark', locale: 'en' },
    { themeMode: 'light' },
    { themeMode: 'dark' },
  ])
  stop()
  await turn(true)
  expect(told()).toHaveLength(3)
})

test('behavior: an explicit mode is kept', async () => {
  const { kit, told, turn } = await setup('dark')
  watchColorScheme(kit)
  await turn(true)
  expect(told()).toMatchObject([{ themeMode: 'dark', locale: 'en' }])
})
