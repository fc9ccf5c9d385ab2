// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inEnglish } from '../language/createLanguage.js'
import { createScreen } from './createScreen.js'

const view = { action: 'Sign', raw: '0x', rows: [], warnings: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  const expiry = new AbortController()
  const request = new AbortController()
  const screen = createScreen(root, {
    watch: () => () => {},
    read: async () => true,
  })
  const card = screen.open({
    appName: undefined,
    language: inEnglish,
    expiry: expiry.signal,
    notice: undefined,
    origin: 'https://shop.example',
    signal: request.signal,
    waiting: () => 0,
  })
  const find = (testId: string) =>
    root.querySelector<HTMLElement>(`[data-testid=${testId}]`)
  return { card, expiry, find, request, root }
}

const expired = { code: 4001, message: 'The request has expired.' }

describe('a request that has expired', () => {
  test('default: it says so until the person has seen it', async () => {
    const { card, expiry, find } = setup()
    const shown = card.show(view)
    expect(find('approve')).not.toBeNull()
    expiry.abort()
    expect(find('expired')?.textContent).toBe(
      'This request has expiredNothing was signed. Try again on the site.',
    )
    expect(find('approve')).toBeNull()
    expect(find('action')).toBeNull()
    expect(find('reject')?.textContent).toBe('Close')
    find('reject')?.click()
    await expect(shown).rejects.toMatchObject(expired)
    card.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: it leads to no window any more', () => {
    const root = document.createElement('main')
    const expiry = new AbortController()
    const card = createScreen(root, undefined).open({
      appName: undefined,
      language: inEnglish,
      expiry: expiry.signal,
      notice: undefined,
      origin: 'https://shop.example',
      signal: new AbortController().signal,
      waiting: () => 0,
    })
    card.show(view).catch(() => {})
    const button = root.querySelector<HTMLButtonElement>(
      '[data-testid=continue]',
    )
    expect(button?.disabled).toBe(false)
    expiry.abort()
    expect(button?.disabled).toBe(true)
    card.close()
  })

  test('behavior: one that nobody looks at ends after a minute', async () => {
    const { card, expiry } = setup()
    const shown = card.show(view)
    shown.catch(() => {})
    expiry.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(shown).rejects.toMatchObject(expired)
  })

  test('behavior: it is not drawn when it was too late before', async () => {
    const { card, expiry, find } = setup()
    expiry.abort()
    const shown = card.show(view)
    shown.catch(() => {})
    expect(find('expired')).not.toBeNull()
    expect(find('action')).toBeNull()
  })

  test('behavior: taken back by the site it ends at once', async () => {
    const { card, expiry, request } = setup()
    const shown = card.show(view)
    expiry.abort()
    request.abort()
    await expect(shown).rejects.toMatchObject({ code: 4001 })
  })
})
