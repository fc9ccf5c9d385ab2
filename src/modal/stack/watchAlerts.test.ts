import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInterfaceAtoms } from '../../atoms/createInterfaceAtoms.js'
import { raiseAlert } from '../../atoms/raiseAlert.js'
import type { ModalView } from '../../core/modal/modal.js'
import type { AlertKey } from '../../core/notice.js'
import { resolveTheme } from '../../core/resolveTheme.js'
import type { Kit } from '../../createKit.js'
import { watchAlerts } from './watchAlerts.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setup() {
  const kit = {
    atoms: createInterfaceAtoms(resolveTheme()) as Kit['atoms'],
    debug: true,
    store: createStore(),
  }
  const { atoms, store } = kit
  const show = (view?: ModalView) =>
    store.set(atoms.modal, (state) => ({
      ...state,
      isOpen: view !== undefined,
      stack: view ? [{ view } as (typeof state.stack)[number]] : [],
    }))
  const keys = () => store.get(atoms.notices).alerts.map(({ key }) => key)
  const raise = (key: AlertKey) => raiseAlert(kit, { key, variant: 'error' })
  const stop = watchAlerts(kit)
  return { keys, raise, show, stop }
}

test('default: an alert leaves with its view, and can be shown again', () => {
  const { keys, raise, show } = setup()
  show('Connect')
  raise('walletNotLoaded')
  expect(keys()).toEqual(['walletNotLoaded'])
  vi.advanceTimersByTime(1_000)
  show('AllWallets')
  expect(keys()).toEqual([])
  raise('walletNotLoaded')
  expect(keys()).toEqual(['walletNotLoaded'])
  vi.advanceTimersByTime(1_000)
  show()
  show('Connect')
  expect(keys()).toEqual([])
})

test('behavior: a headless call shows nothing over a later view', () => {
  const { keys, raise, show } = setup()
  raise('walletTimedOut')
  expect(keys()).toEqual(['walletTimedOut'])
  vi.advanceTimersByTime(1_000)
  show('Connect')
  expect(keys()).toEqual([])
})

test('behavior: what concerns the page is shown in the first view, once', () => {
  const { keys, raise, show } = setup()
  raise('projectIdInvalid')
  vi.advanceTimersByTime(60_000)
  show('Connect')
  expect(keys()).toEqual(['projectIdInvalid'])
  show('AllWallets')
  raise('projectIdInvalid')
  expect(keys()).toEqual([])
})

test('behavior: goes along to the view that the failure shows', () => {
  const { keys, raise, show } = setup()
  show('Account')
  raise('sessionExpired')
  show('Connect')
  expect(keys()).toEqual(['sessionExpired'])
})

test('behavior: nothing is removed after the end', () => {
  const { keys, raise, show, stop } = setup()
  show('Connect')
  raise('walletNotLoaded')
  stop()
  vi.advanceTimersByTime(1_000)
  show('AllWallets')
  expect(keys()).toEqual(['walletNotLoaded'])
})
