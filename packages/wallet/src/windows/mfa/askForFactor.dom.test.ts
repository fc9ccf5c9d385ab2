import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ExportChannel } from '../../account/keep/openChannel.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import type { MfaAction, MfaState } from '../../wire/mfaWire.js'
import { createWindowCard } from '../card/createWindowCard.js'
import { askForFactor } from './askForFactor.js'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const backup = 'ABCD-EFGH-IJKL-MNOP'
const find = <element extends HTMLElement>(name: string) =>
  document.querySelector<element>(`[data-testid="${name}"]`)

/** A card over a frame whose server takes the code 123456. */
function setup(
  change: Partial<MfaState> = {},
  { action = 'export' as MfaAction, isFresh = true } = {},
) {
  let state: MfaState = {
    backupCodes: 0,
    enrolled: [],
    for: ['export'],
    methods: ['passkey', 'totp'],
    proven: [],
    required: ['export'],
    ...change,
  }
  const asked: { type: string }[] = []
  const channel = {
    async ask(ask: {
      type: string
      answer?: { assertion?: unknown; backupCode?: string; code?: string }
      code?: string
    }) {
      asked.push(ask)
      if (ask.type === 'mfa') return state
      if (ask.type === 'mfa-begin') {
        if (!isFresh) throw { code: 'FRESH_LOGIN_REQUIRED' }
        return { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/a:b' }
      }
      if (ask.type === 'mfa-confirm') {
        if (ask.code !== '123456') throw { code: 'INVALID_CODE' }
        return { backupCodes: [backup] }
      }
      if (ask.type === 'passkey-add')
        state = { ...state, enrolled: ['passkey'] }
      if (ask.type === 'mfa-passkey') return { challenge: 'c' }
      if (ask.type !== 'mfa-verify') return {}
      const { assertion, backupCode, code } = ask.answer ?? {}
      if (!assertion && code !== '123456' && backupCode !== backup)
        throw { code: 'INVALID_CODE' }
      return undefined
    },
  } as unknown as ExportChannel
  const card = createWindowCard({
    ...{ language: inEnglish, name: 'card', title: 'Title' },
    onFailure: (error) => card.showStatus((error as { code: string }).code),
  })
  document.body.append(card.element)
  const onProven = vi.fn()
  const onStale = vi.fn()
  const useKey = vi.fn(async () => ({ id: 'used' }) as never)
  const start = () =>
    askForFactor({
      ...{ action, card, channel, language: inEnglish, onProven, onStale },
      createKey: async () => ({ id: 'created' }) as never,
      fill: card.fill,
      useKey,
    })
  return {
    asked,
    card,
    onProven,
    onStale,
    start,
    useKey,
    setFresh: () => {
      isFresh = true
    },
  }
}

async function type(field: string, text: string, button: string) {
  const input = find<HTMLInputElement>(field)
  if (input) input.value = text
  find(button)?.click()
}

describe('askForFactor', () => {
  test('default: the code of the app, and a second try', async () => {
    const { asked, card, onProven, start } = setup({ enrolled: ['totp'] })
    await start()
    await type('mfa-code', '000000', 'card-mfa-continue')
    await vi.waitFor(() =>
      expect(card.element.textContent).toContain('INVALID_CODE'),
    )
    expect(onProven).not.toHaveBeenCalled()
    await type('mfa-code', '123 456', 'card-mfa-continue')
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
    expect(asked.at(-1)).toEqual({
      ...{ action: 'export', answer: { code: '123456' } },
      type: 'mfa-verify',
    })
  })

  test('behavior: nothing is asked where nothing is required, or all is proven', async () => {
    for (const change of [
      { required: ['payments'] as const },
      { enrolled: ['totp'] as const, proven: ['export'] as const },
    ]) {
      const { onProven, start } = setup(change)
      await start()
      expect(onProven).toHaveBeenCalledOnce()
    }
    const { onProven, start } = setup(
      { enrolled: ['totp'], proven: ['export'] },
      { action: 'factors' },
    )
    await start()
    expect(onProven).not.toHaveBeenCalled()
  })

  test('behavior: a backup code in place of the app', async () => {
    const { asked, onProven, start } = setup({
      ...{ backupCodes: 1, enrolled: ['totp'] },
    })
    await start()
    expect(find('card-mfa-use-passkey')).toBeNull()
    find('card-mfa-use-backup')?.click()
    await vi.waitFor(() => expect(find('recovery-input')).not.toBeNull())
    await type('recovery-input', ` ${backup} `, 'card-mfa-continue')
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
    expect(asked.at(-1)).toMatchObject({ answer: { backupCode: backup } })
  })

  test('behavior: a passkey in place of the app', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const { asked, onProven, start, useKey } = setup({
      enrolled: ['passkey', 'totp'],
    })
    await start()
    find('card-mfa-use-passkey')?.click()
    await vi.waitFor(() => expect(find('card-mfa-passkey')).not.toBeNull())
    find('card-mfa-passkey')?.click()
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
    expect(useKey).toHaveBeenCalledWith({ challenge: 'c' })
    expect(asked.at(-1)).toMatchObject({
      answer: { assertion: { id: 'used' } },
    })
  })
})

describe('set-up', () => {
  test('default: an app, its secret as text and QR code, and backup codes', async () => {
    const { asked, card, onProven, start } = setup()
    await start()
    expect(card.element.textContent).toContain('Add a second step')
    // Without WebAuthn there is no passkey to add.
    expect(find('card-mfa-add-passkey')).toBeNull()
    find('card-mfa-add-app')?.click()
    await vi.waitFor(() => expect(find('mfa-secret')).not.toBeNull())
    expect(find('mfa-secret')?.textContent).toBe('ABCD EFGH IJKL MNOP')
    expect(document.querySelector('svg.qr')).not.toBeNull()
    await type('mfa-code', '123456', 'card-mfa-confirm')
    await vi.waitFor(() => expect(find('mfa-backup-codes')).not.toBeNull())
    expect(find('mfa-backup-codes')?.textContent).toBe(backup)
    expect(asked.at(-1)).toEqual({
      ...{ action: 'export', code: '123456', type: 'mfa-confirm' },
    })
    expect(onProven).not.toHaveBeenCalled()
    find('card-mfa-saved')?.click()
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
  })

  test('behavior: a passkey, which is then used', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const { onProven, start } = setup({ methods: ['passkey'] })
    await start()
    expect(find('card-mfa-add-app')).toBeNull()
    find('card-mfa-add-passkey')?.click()
    await vi.waitFor(() => expect(find('card-mfa-passkey')).not.toBeNull())
    expect(onProven).not.toHaveBeenCalled()
    find('card-mfa-passkey')?.click()
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
  })

  test('error: passkeys alone, in a browser that has none', async () => {
    const { card, onProven, start } = setup({ methods: ['passkey'] })
    await start()
    expect(card.element.textContent).toContain("doesn't support passkeys")
    expect(find('card-mfa-add-passkey')).toBeNull()
    expect(onProven).not.toHaveBeenCalled()
  })

  test('behavior: a login that is not fresh is asked for first', async () => {
    const { onStale, setFresh, start } = setup({}, { isFresh: false })
    await start()
    find('card-mfa-add-app')?.click()
    await vi.waitFor(() => expect(onStale).toHaveBeenCalledOnce())
    setFresh()
    await onStale.mock.calls[0]?.[0]()
    expect(find('mfa-secret')).not.toBeNull()
  })
})
