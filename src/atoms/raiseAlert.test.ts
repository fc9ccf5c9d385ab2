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

const configuration: readonly AlertKey[] = [
  'invalidAppConfiguration',
  'domainUnverified',
  'projectIdInvalid',
  'projectIdMissing',
]

const toAlert = (key: AlertKey): Alert => ({ key, variant: 'error' })

const forUsers = [
  'networkNotFound',
  'walletNotLoaded',
  'walletTimedOut',
  'sessionExpired',
] as const

const forDevelopers = [
  'invalidAppConfiguration',
  'domainUnverified',
  'projectIdInvalid',
  'projectIdMissing',
  'serverFailed',
  'rateLimited',
  'namespaceNotConnected',
  'emailInvalid',
  'featuresIgnored',
] as const

test.each([...forUsers, ...forDevelopers])(
  'default: %s is shown and logged with debug, once',
  (key) => {
    const { context, keys } = setup(true)
    const alert = { ...toAlert(key), code: 'APKT001', details: 'why' }
    expect(raiseAlert(context, alert)).toBe(true)
    expect(raiseAlert(context, alert)).toBe(true)
    expect(keys()).toEqual([key])
    expect(warn.mock.calls).toEqual([
      ['Latchkey: APKT001', expect.stringMatching(/(^|\. )why$/)],
    ])
  },
)

test('param: code, default the key', () => {
  raiseAlert(setup(true).context, toAlert('featuresIgnored'))
  expect(warn.mock.calls).toEqual([
    ['Latchkey: featuresIgnored', 'featuresIgnored'],
  ])
})

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
  // A wrong configuration is logged on every host, once.
  raiseAlert(context, toAlert(key))
  const isOfApp = configuration.includes(key)
  expect(warn).toHaveBeenCalledTimes(isOfApp ? 1 : 0)
})
