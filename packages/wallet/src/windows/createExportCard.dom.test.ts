import { expect, test, vi } from 'vitest'
import type { ExportChannel } from '../account/keep/openChannel.js'
import { inEnglish } from '../ui/language/createLanguage.js'
import { createExportCard } from './createExportCard.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: the code, then the accounts, in the one landmark of the page', async () => {
  const asked: object[] = []
  const channel: ExportChannel = {
    async ask(ask) {
      if (ask.type === 'mfa') return { proven: [], required: [] } as never
      asked.push(ask)
      if ('code' in ask && ask.code !== '123456') throw { code: 'INVALID_CODE' }
      return { email: 'ann@example.org' } as never
    },
  }
  const card = createExportCard({
    accounts: [{ address, kind: 'evm' }],
    ...{ channel, language: inEnglish },
  })
  document.body.innerHTML = '<main></main>'
  document.querySelector('main')?.replaceChildren(card)
  expect(document.querySelectorAll('main, [role="main"]')).toHaveLength(1)
  const find = <element extends HTMLElement>(name: string) =>
    document.querySelector<element>(`[data-testid="${name}"]`)

  find('export-send')?.click()
  await vi.waitFor(() => expect(find('export-code')).not.toBeNull())
  expect(card.textContent).toContain('ann@example.org')
  async function prove(code: string) {
    const input = find<HTMLInputElement>('export-code')
    if (input) input.value = code
    find('export-continue')?.click()
  }
  await prove('000000')
  await vi.waitFor(() =>
    expect(find('export-hint')?.textContent).toBe("That code isn't right."),
  )
  expect(find('hold-evm')).toBeNull()
  await prove(' 123456 ')
  await vi.waitFor(() => expect(find('hold-evm')).not.toBeNull())
  expect(asked).toEqual([
    { type: 'send' },
    { code: '000000', type: 'prove' },
    { code: '123456', type: 'prove' },
  ])
  document.body.replaceChildren()
})

test('behavior: the phrase first, where there is one, without a QR code', async () => {
  const phrase = `${'abandon '.repeat(11)}about`
  const asked: object[] = []
  const channel: ExportChannel = {
    async ask(ask) {
      if (ask.type === 'mfa') return { proven: [], required: [] } as never
      asked.push(ask)
      return { email: 'ann@example.org', key: phrase } as never
    },
  }
  const card = createExportCard({
    accounts: [{ address, kind: 'evm' }],
    ...{ channel, hasPhrase: true, language: inEnglish },
  })
  document.body.replaceChildren(card)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const find = <element extends HTMLElement>(name: string) =>
    document.querySelector<element>(`[data-testid="${name}"]`)
  find('export-send')?.click()
  await vi.waitFor(() => expect(find('export-code')).not.toBeNull())
  find('export-continue')?.click()
  await vi.waitFor(() => expect(find('hold-phrase')).not.toBeNull())
  expect(card.textContent).toContain('These words open all your accounts')
  vi.useFakeTimers()
  try {
    const down = new Event('pointerdown')
    for (const [name, value] of Object.entries({
      ...{ button: 0, isPrimary: true, isTrusted: true },
    }))
      Object.defineProperty(down, name, { value })
    find('hold-phrase')?.dispatchEvent(down)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(find('key-phrase')?.textContent).toBe(phrase)
    expect(find('qr-phrase')).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(find('key-phrase')).toBeNull()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  }
  expect(asked.at(-1)).toEqual({ kind: 'phrase', type: 'reveal' })
})

test('behavior: the account that this browser alone had before has its own key', async () => {
  const asked: object[] = []
  const channel: ExportChannel = {
    async ask(ask) {
      if (ask.type === 'mfa') return { proven: [], required: [] } as never
      asked.push(ask)
      return { email: 'ann@example.org', key: '0x1' } as never
    },
  }
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const card = createExportCard({
    accounts: [
      { address, kind: 'evm' },
      { address: other, isEarlier: true, kind: 'evm' },
    ],
    ...{ channel, language: inEnglish },
  })
  document.body.replaceChildren(card)
  const find = <element extends HTMLElement>(name: string) =>
    document.querySelector<element>(`[data-testid="${name}"]`)
  find('export-send')?.click()
  await vi.waitFor(() => expect(find('export-code')).not.toBeNull())
  find('export-continue')?.click()
  await vi.waitFor(() => expect(find('hold-earlier-evm')).not.toBeNull())
  expect(find('hold-evm')).not.toBeNull()
  expect(card.textContent).toContain('Earlier account in this browser')
  vi.useFakeTimers()
  const press = new PointerEvent('pointerdown', { button: 0, isPrimary: true })
  Object.defineProperty(press, 'isTrusted', { value: true })
  find('hold-earlier-evm')?.dispatchEvent(press)
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
  expect(asked.at(-1)).toEqual({ type: 'reveal', isEarlier: true, kind: 'evm' })
  document.body.replaceChildren()
})
