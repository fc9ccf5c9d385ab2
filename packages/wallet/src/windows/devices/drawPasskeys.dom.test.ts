import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExportChannel } from '../../account/keep/openChannel.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import { createDevicesCard } from './createDevicesCard.js'

const options = { challenge: 'Zmlyc3Q' }
const creation = { id: 'aWQ' }

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function setup({
  codes = {} as Record<string, string>,
  isOffered = true,
} = {}) {
  const asked: { type: string; passkeyId?: string }[] = []
  let passkeys = [
    {
      createdAt: 1,
      id: 'one',
      name: 'Chrome, macOS',
      usedAt: 1_790_000_000_000,
    },
  ]
  const channel = {
    async ask(ask: { type: string; passkeyId?: string }) {
      asked.push(ask)
      const code = codes[ask.type]
      if (code) throw { code }
      if (ask.type === 'passkeys') return { isOffered, passkeys }
      if (ask.type === 'passkey-begin') return options
      if (ask.type === 'passkey-remove') passkeys = []
      // An account that exists in this browser alone.
      if (ask.type === 'devices' || ask.type === 'earlier') return null
      if (ask.type === 'account') return { deleteAt: null }
      return undefined
    },
  } as ExportChannel
  const create = vi.fn(async () => ({
    rawId: new TextEncoder().encode('id').buffer,
    response: {
      attestationObject: new ArrayBuffer(1),
      clientDataJSON: new ArrayBuffer(1),
    },
  }))
  vi.stubGlobal('navigator', {
    credentials: { create },
    userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  })
  const card = createDevicesCard({
    account: { deleteAt: null },
    ...{ channel, language: inEnglish, state: null },
  })
  document.body.replaceChildren(card)
  const find = (name: string) =>
    card.querySelector<HTMLElement>(`[data-testid="${name}"]`)
  async function click(name: string) {
    await vi.waitFor(() => expect(find(name)).not.toBe(null))
    find(name)?.click()
  }
  const says = (text: string) =>
    vi.waitFor(() => expect(card.textContent).toContain(text))
  return { asked, card, click, create, find, says }
}

test('default: lists those of an account of one browser, too', async () => {
  const { find, says } = setup()
  await says('Passkeys for signing in')
  await says('Chrome, macOS')
  expect(find('devices-passkeys')?.hidden).toBe(false)
})

test('default: adds one', async () => {
  const { asked, click, create } = setup()
  Object.assign(options, {
    pubKeyCredParams: [],
    rp: { id: 'w', name: 'w' },
    user: { displayName: 'a', id: 'aGFuZGxl', name: 'a' },
  })
  await click('devices-add-login-passkey')
  await vi.waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({
        creation: expect.objectContaining(creation),
        name: 'Firefox, Linux',
        type: 'passkey-add',
      }),
    ),
  )
  expect(create).toHaveBeenCalledOnce()
})

test('default: removes one, after a question', async () => {
  const { asked, card, click, says } = setup()
  await click('devices-remove-passkey')
  await says('Remove this passkey?')
  await click('devices-confirm')
  await vi.waitFor(() => expect(card.textContent).not.toContain('Chrome'))
  expect(asked).toContainEqual({ type: 'passkey-remove', passkeyId: 'one' })
})

test('behavior: asks for a code first, where the login is old', async () => {
  const { click, says } = setup({
    codes: { 'passkey-begin': 'FRESH_LOGIN_REQUIRED' },
  })
  await click('devices-add-login-passkey')
  await says(inEnglish.strings.devices.proveLead)
})

test('error: the only login stays', async () => {
  const { click, says } = setup({ codes: { 'passkey-remove': 'LAST_LOGIN' } })
  await click('devices-remove-passkey')
  await click('devices-confirm')
  await says('This is your only way to sign in. Add another one first.')
})

test('behavior: nothing where the project has none', async () => {
  const { asked, click, find } = setup({ isOffered: false })
  await click('devices-remove-passkey')
  await click('devices-confirm')
  await vi.waitFor(() =>
    expect(asked.filter(({ type }) => type === 'passkeys')).toHaveLength(2),
  )
  await vi.waitFor(() => expect(find('devices-passkeys')?.hidden).toBe(true))
})
