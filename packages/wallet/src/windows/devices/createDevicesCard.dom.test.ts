import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ExportChannel } from '../../account/keep/openChannel.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import type { DevicesState } from '../../wire/devicesWire.js'
import type { EarlierState } from '../../wire/earlierState.js'
import { createDevicesCard } from './createDevicesCard.js'

const code = '01234-56789-ABCDE-FGHJK-MNPQR-STVWX'
const MINUTE_MS = 60_000

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/**
 * A card over a frame that remembers what it is asked.
 *
 * @param failures - codes with which it rejects passkeys first
 * @param earlier - what it answers of the account of before, the last of them
 * again and again
 */
function setup(
  change: Partial<DevicesState> | null = {},
  failures: string[] = [],
  earlier: EarlierState[] = [],
) {
  const asked: { type: string }[] = []
  const secrets: { given: Uint8Array; sent: Uint8Array }[] = []
  let state: DevicesState = {
    deleteAt: null,
    devices: [
      {
        id: 'a',
        isThis: true,
        name: 'Chrome, Linux',
        usedAt: 1_800_000_000_000,
      },
      { id: 'b', isThis: false, name: '', usedAt: 1_790_000_000_000 },
    ],
    freshForMs: 10 * MINUTE_MS,
    methods: [{ method: 'code', salt: 'c2FsdA==' }],
    ...change,
  }
  let isFresh = state.freshForMs > 0
  let deleteAt: number | null = null
  const changes: readonly string[] = [
    'confirm-code',
    'account-data',
    'delete-account',
    'keep-passkey',
    'remove-device',
  ]
  const channel = {
    async ask(ask: {
      type: string
      typed?: string
      code?: string
      by?: { typed?: string }
      secret?: Uint8Array
    }) {
      asked.push(ask)
      if (ask.type === 'keep-passkey' && ask.secret) {
        secrets.push({ given: ask.secret, sent: ask.secret.slice() })
        const code = failures.shift()
        if (code) throw { code }
      }
      if (changes.includes(ask.type) && !isFresh)
        throw { code: 'FRESH_LOGIN_REQUIRED' }
      if (ask.type === 'devices') return change === null ? null : state
      if (ask.type === 'account') return { deleteAt }
      if (ask.type === 'account-data') return { text: '{"a":1}' }
      if (ask.type === 'delete-account') deleteAt = 1_800_000_000_000
      if (ask.type === 'earlier')
        return (earlier.length > 1 ? earlier.shift() : earlier[0]) ?? null
      if (ask.type === 'send') return { email: 'ann@example.org' }
      if (ask.type === 'prove') {
        if (ask.code !== '123456') throw { code: 'INVALID_CODE' }
        isFresh = true
      }
      if (ask.type === 'draft' && ask.by?.typed === 'wrong')
        throw { code: 'INVALID_RECOVERY_CODE' }
      if (ask.type === 'draft')
        return { account: 'ann', code, salt: 'c2FsdA==', userId: 'u' }
      if (ask.type === 'confirm-code' && ask.typed !== code)
        throw { code: 'MISTYPED_CODE' }
      if (ask.type === 'remove-device')
        state = { ...state, devices: state.devices.slice(0, 1) }
      if (ask.type === 'keep-account') {
        deleteAt = null
        state = { ...state, deleteAt: null }
      }
      return undefined
    },
  } as ExportChannel
  const createKey = vi.fn(async () => ({
    credentialId: 'aWQ',
    method: 'passkey' as const,
    salt: 'c2FsdA==',
    secret: new Uint8Array(32).fill(7),
  }))
  const askKey = vi.fn(async () => new Uint8Array(32).fill(5))
  const card = createDevicesCard({
    ...{ askKey, channel, createKey },
    account: { deleteAt },
    state: change === null ? null : state,
    language: inEnglish,
  })
  document.body.replaceChildren(card)
  const find = <element extends HTMLElement>(name: string) => {
    const found = card.querySelector<element>(`[data-testid="${name}"]`)
    if (!found) throw new Error(`no ${name}: ${card.textContent}`)
    return found
  }
  const click = async (name: string) => {
    await vi.waitFor(() => find(name))
    find(name).click()
  }
  const says = (text: string) =>
    vi.waitFor(() => expect(card.textContent).toContain(text))
  const unchanging = ['account', 'earlier', 'mfa', 'passkeys']
  const types = () =>
    asked.map(({ type }) => type).filter((type) => !unchanging.includes(type))
  return { askKey, asked, card, click, createKey, find, says, secrets, types }
}

describe('createDevicesCard', () => {
  test('default: every device by name, the other ones to be removed', async () => {
    const { card, click, find, says, types } = setup()
    const rows = [...card.querySelectorAll('[data-testid="device"]')]
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome, LinuxThis device',
      'Unnamed deviceLast used Sep 21, 2026Remove',
    ])
    expect(find('devices-remove').getAttribute('aria-label')).toBe(
      'Remove: Unnamed device',
    )
    await click('devices-remove')
    await says('Remove this device?')
    expect(types()).toEqual([])
    await click('devices-confirm')
    await says('The device was removed.')
    expect(types()).toEqual(['remove-device', 'devices'])
    expect(card.querySelectorAll('[data-testid="device"]')).toHaveLength(1)
  })

  test('behavior: a code by mail first, where the login is old', async () => {
    const { click, find, says, types } = setup({ freshForMs: 0 })
    await click('devices-remove')
    await click('devices-confirm')
    await says('Confirm it')
    await click('devices-send')
    await says('ann@example.org')
    find<HTMLInputElement>('devices-code').value = '000000'
    await click('devices-continue')
    await says("That code isn't right.")
    find<HTMLInputElement>('devices-code').value = '123456'
    await click('devices-continue')
    await says('The device was removed.')
    expect(types()).toEqual([
      'remove-device',
      'send',
      'prove',
      'prove',
      'remove-device',
      'devices',
    ])
  })

  test('behavior: a new code is shown after the proof, and typed back', async () => {
    const { card, click, find, says, types } = setup({ freshForMs: MINUTE_MS })
    await click('devices-new-code')
    await says('Confirm it')
    expect(types()).toEqual([])
    await click('devices-send')
    await says('ann@example.org')
    find<HTMLInputElement>('devices-code').value = '123456'
    await click('devices-continue')
    await says('stop working')
    expect(find('recovery-code').textContent).toBe(code)
    await click('devices-saved')
    await says('Enter your recovery code')
    expect(card.textContent).not.toContain(code)
    find<HTMLTextAreaElement>('recovery-input').value = 'nonsense'
    await click('devices-confirm')
    await says('not a complete recovery code')
    find<HTMLTextAreaElement>('recovery-input').value = code
    await click('devices-confirm')
    await says('Your recovery was changed.')
  })

  test('behavior: a passkey, where the browser has any', async () => {
    expect(() => setup().find('devices-new-passkey')).toThrow()
    vi.stubGlobal('PublicKeyCredential', class {})
    const { asked, click, createKey, says } = setup()
    await click('devices-new-passkey')
    await says('stop working')
    createKey.mockRejectedValueOnce({ code: 'NO_PASSKEY' })
    await click('devices-create')
    await says("This passkey can't protect an account.")
    await click('devices-create')
    await says('Your recovery was changed.')
    expect(createKey).toHaveBeenLastCalledWith({
      account: 'ann',
      salt: 'c2FsdA==',
      userId: 'u',
    })
    expect(asked).toContainEqual({
      credentialId: 'aWQ',
      // Overwritten once the frame has it.
      secret: new Uint8Array(32),
      type: 'keep-passkey',
    })
  })

  describe('the secret of a new passkey', () => {
    const full = new Uint8Array(32).fill(7)
    const empty = new Uint8Array(32)

    async function create(failures: string[]) {
      vi.stubGlobal('PublicKeyCredential', class {})
      const opened = setup({}, failures)
      await opened.click('devices-new-passkey')
      await opened.click('devices-create')
      await vi.waitFor(() => expect(opened.secrets).not.toHaveLength(0))
      return opened
    }

    async function typeCode({
      click,
      find,
    }: Awaited<ReturnType<typeof create>>) {
      await click('devices-send')
      await vi.waitFor(() => find('devices-code'))
      find<HTMLInputElement>('devices-code').value = '123456'
      await click('devices-continue')
    }

    test('error: it is wiped when the change fails', async () => {
      const { says, secrets } = await create(['FAILED'])
      await says("didn't work")
      expect(secrets).toEqual([{ given: empty, sent: full }])
    })

    test('behavior: it is whole after a code by mail, and wiped then', async () => {
      const codes = ['FRESH_LOGIN_REQUIRED', 'FAILED']
      const opened = await create(codes)
      const { click, says, secrets } = opened
      await typeCode(opened)
      await says("didn't work")
      await click('devices-continue')
      await says('Your recovery was changed.')
      expect(secrets).toEqual(Array(3).fill({ given: empty, sent: full }))
    })

    test('behavior: it is wiped when the code by mail is cancelled', async () => {
      const { click, find, secrets } = await create(['FRESH_LOGIN_REQUIRED'])
      await click('devices-cancel')
      await vi.waitFor(() => find('devices-new-passkey'))
      expect(secrets).toEqual([{ given: empty, sent: full }])
    })
  })

  test('behavior: a passkey beside the code, which is asked for first', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const { asked, card, click, find, says } = setup()
    await click('devices-add-passkey')
    await says('Both work from then on.')
    find<HTMLTextAreaElement>('recovery-input').value = 'wrong'
    await click('devices-proceed')
    await says("That code isn't right.")
    find<HTMLTextAreaElement>('recovery-input').value = code
    await click('devices-proceed')
    await click('devices-create')
    await says('Your recovery was changed.')
    expect(card.textContent).not.toContain('stop working')
    expect(asked).toContainEqual({
      by: { method: 'code', typed: code },
      type: 'draft',
    })
  })

  test('behavior: a code beside the passkey, which is used first', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const passkey = {
      credentialId: 'aWQ',
      method: 'passkey',
      salt: 's',
    } as const
    const { askKey, card, click, find, says } = setup({ methods: [passkey] })
    await click('devices-add-code')
    await click('devices-use-passkey')
    expect(askKey).toHaveBeenCalledWith(passkey)
    await vi.waitFor(() => find('recovery-code'))
    expect(card.textContent).not.toContain('stop working')
    await click('devices-saved')
    await says('Enter your recovery code')
    find<HTMLTextAreaElement>('recovery-input').value = code
    await click('devices-confirm')
    await says('Your recovery was changed.')
  })

  test('behavior: a click does not delete an account, and it says what follows', async () => {
    const { click, find, says, types } = setup()
    await click('devices-delete')
    await says('After 7 days')
    find('devices-hold').click()
    expect(types()).toEqual([])
    await click('devices-back')
    await vi.waitFor(() => find('devices-delete'))
  })

  test('behavior: a deletion that was asked for is taken back here', async () => {
    const { click, find, says } = setup({ deleteAt: 1_800_000_000_000 })
    expect(find('devices-deletion').textContent).toContain(
      'Your account will be deleted on January 15, 2027.',
    )
    await click('devices-keep')
    await says('Your account stays.')
    expect(() => find('devices-deletion')).toThrow()
    find('devices-delete')
  })

  test('behavior: what is left when everything is lost is said plainly', () => {
    const { card } = setup()
    expect(card.querySelector('details')?.textContent).toContain(
      'nobody can open your account. The money in it is lost.',
    )
  })

  test('behavior: an account that the operator can open', () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const { card, find } = setup({
      methods: [{ method: 'automatic', salt: 'c2FsdA==' }],
    })
    expect(card.querySelector('details')).toBeNull()
    // Nothing of the user's is there for another method to stand beside.
    expect(() => find('devices-add-passkey')).toThrow()
    expect(() => find('devices-add-code')).toThrow()
    find('devices-new-code')
  })

  describe('an account that this browser alone had before', () => {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const asset = { decimals: 6, network: 'Anvil', symbol: 'USDL' }
    const full = {
      ...{ address, isMoving: false },
      assets: [{ ...asset, amount: 1_500_000n }],
    }
    const empty = { ...full, assets: [] }

    test('default: what it has is said, and moved at a click', async () => {
      const moving = { ...full, isMoving: true }
      const earlier = [full, moving, empty]
      const { card, click, find, says, types } = setup({}, [], earlier)
      await says('1.5 USDL')
      await says('Anvil')
      expect(card.textContent?.replaceAll(' ', '')).toContain(address.slice(2))
      await click('devices-move')
      await says('Sending…')
      await vi.waitFor(() => expect(card.textContent).toContain('was moved'), {
        timeout: 5_000,
      })
      expect(find('devices-move').hidden).toBe(true)
      expect(types()).toEqual(['move-earlier'])
    })

    test('behavior: one that is moved already is waited for', async () => {
      const earlier = [{ ...full, isMoving: true }, empty]
      const { card, says } = setup({}, [], earlier)
      await says('Sending…')
      await vi.waitFor(
        () => expect(card.textContent).toContain('It holds nothing'),
        { timeout: 5_000 },
      )
    })

    test('behavior: what could not be moved is said', async () => {
      const { click, says } = setup({}, [], [full])
      await says('1.5 USDL')
      await click('devices-move')
      await says('too little to pay the network fee')
    })

    test('behavior: nothing is shown where there is none', async () => {
      const { asked, find } = setup()
      await vi.waitFor(() => expect(asked).toContainEqual({ type: 'earlier' }))
      expect(find('devices-earlier').hidden).toBe(true)
    })
  })

  test('behavior: the data of an account, after a code where it takes one', async () => {
    const files: { name: string; text: Promise<string> }[] = []
    const { createObjectURL, revokeObjectURL } = URL
    let blob: Blob | undefined
    URL.createObjectURL = (given) => {
      blob = given as Blob
      return 'blob:file'
    }
    URL.revokeObjectURL = () => undefined
    const onClick = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function click(this: HTMLAnchorElement) {
        if (blob) files.push({ name: this.download, text: blob.text() })
      })
    try {
      const { click, find, says, types } = setup({ freshForMs: 0 })
      await click('devices-data')
      await says("Confirm it's you")
      expect(files).toEqual([])
      await click('devices-send')
      await says('ann@example.org')
      find<HTMLInputElement>('devices-code').value = '123456'
      await click('devices-continue')
      await vi.waitFor(() => expect(files).toHaveLength(1))
      expect(files[0]?.name).toBe('account-data.json')
      expect(await files[0]?.text).toBe('{"a":1}')
      await says('Delete account')
      expect(types()).toEqual([
        ...['account-data', 'send', 'prove', 'account-data', 'devices'],
      ])
    } finally {
      onClick.mockRestore()
      Object.assign(URL, { createObjectURL, revokeObjectURL })
    }
  })

  test('behavior: an account of this browser alone is deleted, and kept', async () => {
    vi.useFakeTimers()
    try {
      const { card, find, types } = setup(null)
      expect(card.textContent).toContain('exists only in this browser')
      find('devices-delete').click()
      await vi.advanceTimersByTimeAsync(0)
      expect(card.textContent).toContain('everything it has about you')
      // There is no recovery that could be lost.
      expect(card.textContent).not.toContain('recovery code')
      const press = new PointerEvent('pointerdown', {
        ...{ button: 0, isPrimary: true },
      })
      Object.defineProperty(press, 'isTrusted', { value: true })
      find('devices-hold').dispatchEvent(press)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(types()).toEqual(['delete-account', 'devices'])
      expect(find('devices-deletion').textContent).toContain('2027')
      expect(card.querySelector('[data-testid="devices-delete"]')).toBe(null)
      find('devices-keep').click()
      await vi.advanceTimersByTimeAsync(0)
      expect(card.textContent).toContain('Your account stays')
      find('devices-delete')
    } finally {
      vi.useRealTimers()
    }
  })

  test('behavior: a frame of before, in this browser alone', () => {
    const channel = { ask: vi.fn() } as unknown as ExportChannel
    const card = createDevicesCard({
      ...{ channel, language: inEnglish, state: null },
    })
    expect(card.textContent).toContain('exists only in this browser')
    expect(card.querySelectorAll('button')).toHaveLength(0)
  })
})
