import { afterEach, expect, test, vi } from 'vitest'
import type { ExportChannel } from '../../account/keep/openChannel.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import type { DevicesState } from '../../wire/devicesWire.js'
import type { MfaState } from '../../wire/mfaWire.js'
import { createDevicesCard } from './createDevicesCard.js'

afterEach(() => document.body.replaceChildren())

const devices: DevicesState = {
  deleteAt: null,
  devices: [{ id: 'b', isThis: false, name: 'Phone', usedAt: 1 }],
  freshForMs: 600_000,
  methods: [{ method: 'code', salt: 'c2FsdA==' }],
}

/** A window over a frame whose server wants a factor for every change. */
function setup(change: Partial<MfaState> = {}) {
  const state: MfaState = {
    ...{ backupCodes: 3, enrolled: ['totp'], for: ['devices'] },
    ...{ methods: ['totp'], proven: [], required: ['devices'] },
    ...change,
  }
  const proven = new Set<unknown>()
  const asked: { action?: string; type: string }[] = []
  const changes: Record<string, [action: string, answer: unknown]> = {
    'mfa-backup': ['factors', { backupCodes: ['NEWC-ODES'] }],
    'mfa-begin': ['factors', { secret: 'AAAA', uri: 'otpauth://x' }],
    'mfa-remove': ['factors', undefined],
    'remove-device': ['devices', undefined],
  }
  let isFresh = true
  const channel = {
    async ask(ask: { action?: string; type: string }) {
      asked.push(ask)
      const { action, type } = ask
      const [needed, answer] = changes[type] ?? []
      if (needed && !isFresh) throw { code: 'FRESH_LOGIN_REQUIRED' }
      if (needed && !proven.has(needed)) throw { code: 'MFA_REQUIRED' }
      if (needed) return answer
      if (type === 'prove') isFresh = true
      if (type === 'mfa-verify') proven.add(action)
      if (type === 'mfa') return state
      if (type === 'devices') return devices
      if (type === 'send') return { email: 'ann@example.org' }
      if (type === 'passkeys') return { isOffered: false, passkeys: [] }
      return null
    },
  } as unknown as ExportChannel
  const card = createDevicesCard({
    ...{ channel, language: inEnglish, state: devices },
  })
  document.body.replaceChildren(card)
  const find = <element extends HTMLElement>(name: string) =>
    card.querySelector<element>(`[data-testid="${name}"]`)
  const click = async (name: string) => {
    await vi.waitFor(() => expect(find(name)).not.toBeNull())
    find(name)?.click()
  }
  const type = async (field: string, text: string) => {
    await vi.waitFor(() => expect(find(field)).not.toBeNull())
    const input = find<HTMLInputElement>(field)
    if (input) input.value = text
  }
  const says = (text: string) =>
    vi.waitFor(() => expect(card.textContent).toContain(text))
  const types = () =>
    asked
      .filter(({ type }) => changes[type] ?? type === 'mfa-verify')
      .map(({ action, type }) => (action ? `${type} ${action}` : type))
  return {
    ...{ click, find, says, type, types },
    setStale: () => {
      isFresh = false
    },
  }
}

test('default: a device is removed after a factor for devices', async () => {
  const { click, says, type, types } = setup()
  await click('devices-remove')
  await click('devices-confirm')
  await type('mfa-code', '123456')
  await click('devices-mfa-continue')
  await says('The device was removed.')
  expect(types()).toEqual([
    ...['remove-device', 'mfa-verify devices', 'remove-device'],
  ])
})

test('behavior: after a mail and a factor, where the login is old', async () => {
  const { click, says, setStale, type, types } = setup()
  setStale()
  await click('devices-remove')
  await click('devices-confirm')
  await click('devices-send')
  await type('devices-code', '654321')
  await click('devices-continue')
  await type('mfa-code', '123456')
  await click('devices-mfa-continue')
  await says('The device was removed.')
  expect(types().filter((one) => one === 'remove-device')).toHaveLength(3)
})

test('behavior: the factors are listed, replaced and removed with a factor', async () => {
  const { click, find, says, type, types } = setup()
  await says('Authenticator app')
  await says('Backup codes left: 3')
  await click('devices-new-backup')
  await type('mfa-code', '123456')
  await click('devices-mfa-continue')
  await says('NEWC-ODES')
  await click('devices-mfa-saved')
  await click('devices-add-app')
  await vi.waitFor(() => expect(find('mfa-secret')?.textContent).toBe('AAAA'))
  await click('devices-cancel')
  await click('devices-remove-app')
  await click('devices-confirm')
  await vi.waitFor(() => expect(types()).toContain('mfa-remove'))
  expect(types().filter((one) => one.startsWith('mfa-verify'))).toEqual([
    'mfa-verify factors',
  ])
})

test('behavior: nothing is listed where the project asks for none', async () => {
  const { find } = setup({ backupCodes: 0, enrolled: [], methods: [] })
  await vi.waitFor(() => expect(find('devices-factors')).not.toBeNull())
  await Promise.resolve()
  expect(find('devices-factors')?.hidden).toBe(true)
})
