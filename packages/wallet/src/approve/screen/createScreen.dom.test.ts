import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inEnglish } from '../../ui/language/createLanguage.js'
import type { WalletCopy } from '../../wire/copy.js'
import { createScreen } from './createScreen.js'

const view = { action: 'Sign', raw: '0x', rows: [], warnings: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup({ isSeen = false } = {}) {
  const root = document.createElement('main')
  document.body.replaceChildren(root)
  const expiry = new AbortController()
  const request = new AbortController()
  const screen = createScreen(root, {
    watch: (_, onChange) => {
      onChange(isSeen)
      return () => {}
    },
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

test('behavior: after one approval, a card that is shown again needs another', async () => {
  const { card, find } = setup({ isSeen: true })
  vi.stubGlobal('devicePixelRatio', 1)
  const isDrawn = { bottom: 100, height: 100, top: 0 } as DOMRect
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    isDrawn,
  )
  const press = (event: Event) => {
    Object.defineProperty(event, 'isTrusted', { value: true })
    find('approve')?.dispatchEvent(event)
  }
  const shown = card.show(view)
  await vi.advanceTimersByTimeAsync(500)
  press(new KeyboardEvent('keydown', { key: 'Enter' }))
  press(new MouseEvent('click'))
  await shown
  const isDisabled = () => (find('approve') as HTMLButtonElement).disabled
  expect(isDisabled()).toBe(true)
  card.show({ ...view, action: 'Send' }).catch(() => {})
  expect(find('action')?.textContent).toBe('Send')
  expect(isDisabled()).toBe(true)
  await vi.advanceTimersByTimeAsync(499)
  expect(isDisabled()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDisabled()).toBe(false)
  card.close()
})

const expired = { code: 4001, message: 'The request has expired.' }

test('behavior: a rejected card is seen until the page above takes it away, and answers no more', async () => {
  const { card, find, root } = setup()
  const shown = card.show(view)
  find('reject')?.click()
  await expect(shown).rejects.toMatchObject({ code: 4001 })
  card.close()
  expect(find('action')?.textContent).toBe('Sign')
  expect(root.querySelector('.card')?.hasAttribute('inert')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(root.querySelector('.card.idle')).not.toBeNull()
})

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
    vi.advanceTimersByTime(1_000)
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

describe('the copy for a window', () => {
  const copy = { userId: 'ann' } as WalletCopy

  function setupWindow() {
    const { card, find, request } = setup()
    const opening = vi.spyOn(window, 'open').mockReturnValue(null)
    function press() {
      const event = new MouseEvent('click')
      Object.defineProperty(event, 'isTrusted', { value: true })
      find('continue')?.dispatchEvent(event)
    }
    return { card, find, opening, press, request }
  }

  test('behavior: a card without a window reads none', () => {
    const { card, find } = setup()
    const getCopy = vi.fn(async () => copy)
    card.show(view, { getCopy }).catch(() => {})
    // Drawn at once: nothing was waited for.
    expect(find('action')).not.toBeNull()
    expect(getCopy).not.toHaveBeenCalled()
    card.close()
  })

  test.each([
    ['read', async () => copy],
    ['failed', () => Promise.reject(new Error('The storage is closed'))],
  ])('default: the window opens within the click: %s', async (_, read) => {
    const { card, find, opening, press } = setupWindow()
    const getCopy = vi.fn(read)
    card.show(view, { getCopy, needsWindow: true }).catch(() => {})
    await vi.waitFor(() => expect(find('continue')).not.toBeNull())
    expect(getCopy).toHaveBeenCalledOnce()
    press()
    expect(opening).toHaveBeenCalledOnce()
    card.close()
  })

  test('error: one that is never read can be declined', async () => {
    const { card, find, request } = setupWindow()
    const getCopy = () => new Promise<WalletCopy>(() => {})
    const shown = card.show(view, { getCopy, needsWindow: true })
    request.abort()
    await expect(shown).rejects.toMatchObject({ code: 4001 })
    expect(find('continue')).toBeNull()
    card.close()
  })

  test('error: it opens no window of a request that has expired meanwhile', async () => {
    const { card, expiry, find } = setup()
    let answer = (_: WalletCopy) => {}
    const getCopy = () =>
      new Promise<WalletCopy>((resolve) => {
        answer = resolve
      })
    card.show(view, { getCopy, needsWindow: true }).catch(() => {})
    expiry.abort()
    answer(copy)
    await vi.advanceTimersByTimeAsync(0)
    expect(find('expired')).not.toBeNull()
    expect(find('continue')).toBeNull()
    card.close()
  })
})

describe('a finger on Reject', () => {
  function lift(button: HTMLElement | null, overrides: object = {}) {
    if (button)
      button.getBoundingClientRect = () => new DOMRect(0, 400, 180, 52)
    const event = new Event('touchend', { bubbles: true, cancelable: true })
    Object.assign(event, {
      changedTouches: [{ clientX: 10, clientY: 420 }],
      touches: [],
      ...overrides,
    })
    button?.dispatchEvent(event)
    return event
  }

  test('default: it rejects without a click, and no click follows', async () => {
    const { card, find } = setup()
    const shown = card.show(view)
    const event = lift(find('reject'))
    await expect(shown).rejects.toMatchObject({ code: 4001 })
    // One would hit the card of the next request.
    expect(event.defaultPrevented).toBe(true)
  })

  test.each([
    ['that has slid off', { changedTouches: [{ clientX: 10, clientY: 300 }] }],
    ['with another one down', { touches: [{}] }],
  ])('behavior: one %s does not', async (_, overrides) => {
    const { card, find } = setup()
    const onEnd = vi.fn()
    card.show(view).catch(onEnd)
    expect(lift(find('reject'), overrides).defaultPrevented).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onEnd).not.toHaveBeenCalled()
    card.close()
  })
})

describe('the focus', () => {
  /** What watches sizes, to say by hand that a card was drawn. */
  let drawn: (() => void) | undefined
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        onChange: () => void
        constructor(onChange: () => void) {
          this.onChange = onChange
        }
        observe() {
          drawn = this.onChange
        }
        disconnect() {
          drawn = undefined
        }
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** As it is while the dialog around the frame is closed. */
  function lose() {
    const focused = document.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    expect(document.activeElement).toBe(document.body)
  }

  const isOnCard = (root: HTMLElement) =>
    document.activeElement === root.querySelector('.card')

  test('default: it is on the card, on no button', () => {
    const { root } = setup()
    expect(isOnCard(root)).toBe(true)
  })

  test('behavior: the card takes it once it is drawn', () => {
    const { root } = setup()
    lose()
    drawn?.()
    expect(isOnCard(root)).toBe(true)
  })

  test('behavior: the card takes it once the page has it', () => {
    const { root } = setup()
    lose()
    window.dispatchEvent(new Event('focus'))
    expect(isOnCard(root)).toBe(true)
  })

  test('behavior: a button that has it keeps it', () => {
    const { find } = setup()
    find('reject')?.focus()
    drawn?.()
    window.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(find('reject'))
  })

  test('behavior: it is on the card while the request is carried out', () => {
    const { card, find, root } = setup()
    card.show(view).catch(() => {})
    find('reject')?.focus()
    card.progress()
    expect(isOnCard(root)).toBe(true)
  })

  test('behavior: a card that was closed takes it no more', () => {
    const { card, root } = setup()
    const other = document.createElement('button')
    document.body.append(other)
    const element = root.querySelector<HTMLElement>('.card')
    card.close()
    other.focus()
    document.body.append(element ?? '')
    expect(drawn).toBeUndefined()
    window.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(other)
  })
})
