import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Alert, AlertKey } from '../core/notice.js'
import { resolveTheme } from '../core/resolveTheme.js'
import { createInterfaceAtoms } from './createInterfaceAtoms.js'
import { raiseAlert } from './raiseAlert.js'

const warn = vi.fn()

beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

afterEach(() => void vi.restoreAllMocks())

function setup(debug: boolean) {
  const context = {
    atoms: createInterfaceAtoms(resolveTheme()),
    debug,
    store: createStore(),
  }
  const keys = () =>
    context.store.get(context.atoms.notices).alerts.map(({ key }) => key)
  return { context, keys }
}

const toAlert = (key: AlertKey): Alert => ({ key, variant: 'error' })

const forUsers = [
  ['networkNotFound', 'APKT001'],
  ['walletNotLoaded', 'APKT003'],
  ['walletTimedOut', 'APKT004'],
  ['sessionExpired', 'APKT006'],
] as const

const forDevelopers = [
  ['invalidAppConfiguration', 'APKT002'],
  ['domainUnverified', 'APKT005'],
  ['projectIdInvalid', 'APKT007'],
  ['projectIdMissing', 'APKT008'],
  ['serverFailed', 'APKT009'],
  ['rateLimited', 'APKT010'],
  ['namespaceNotConnected', 'APKTW001'],
  ['emailInvalid', 'APKTW002'],
  ['featuresIgnored', 'featuresIgnored'],
] as const

test.each([...forUsers, ...forDevelopers])(
  'default: %s is shown and logged with debug, once',
  (key, code) => {
    const { context, keys } = setup(true)
    const alert = { ...toAlert(key), details: 'why' }
    expect(raiseAlert(context, alert)).toBe(true)
    expect(raiseAlert(context, alert)).toBe(true)
    expect(keys()).toEqual([key])
    expect(warn.mock.calls).toEqual([[`Latchkey: ${code}`, 'why']])
  },
)

test.each(forUsers)('param: debug off, %s is shown but not logged', (key) => {
  const { context, keys } = setup(false)
  expect(raiseAlert(context, toAlert(key))).toBe(true)
  expect(keys()).toEqual([key])
  expect(warn).not.toHaveBeenCalled()
})

test.each(forDevelopers)('param: debug off, %s is not shown', (key) => {
  const { context, keys } = setup(false)
  expect(raiseAlert(context, toAlert(key))).toBe(false)
  expect(keys()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
