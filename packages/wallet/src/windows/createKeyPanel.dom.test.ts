import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inEnglish } from '../ui/language/createLanguage.js'
import { createKeyPanel } from './createKeyPanel.js'

const key = `0x${'ab'.repeat(32)}`

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function setup() {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const said: string[] = []
  const reveal = vi.fn(async () => key)
  const onFailure = vi.fn()
  const panel = createKeyPanel({
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    label: 'Ethereum and similar networks',
    language: inEnglish,
    onFailure,
    onShow() {},
    reveal,
    showStatus: (text) => said.push(text),
    testId: 'evm',
  })
  document.body.replaceChildren(panel.element)
  const find = (name: string) =>
    document.querySelector<HTMLElement>(`[data-testid="${name}-evm"]`)
  async function hold() {
    const event = new PointerEvent('pointerdown', {
      ...{ button: 0, isPrimary: true },
    })
    Object.defineProperty(event, 'isTrusted', { value: true })
    find('hold')?.dispatchEvent(event)
    await vi.advanceTimersByTimeAsync(1_500)
  }
  const isShown = () => document.body.innerHTML.includes(key)
  return { find, hasFocus, hold, isShown, onFailure, panel, reveal, said }
}

describe('createKeyPanel', () => {
  test('default: shown for a minute', async () => {
    const { find, hold, isShown, said } = setup()
    expect(isShown()).toBe(false)
    await hold()
    expect(find('key')?.textContent).toBe(key)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(isShown()).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isShown()).toBe(false)
    expect(said.at(-1)).toBe('The key is hidden again.')
  })

  test('behavior: not shown to whoever looks at another window by now', async () => {
    const { hasFocus, hold, isShown, reveal, said } = setup()
    hasFocus.mockReturnValue(false)
    await hold()
    expect(reveal).toHaveBeenCalledOnce()
    expect(isShown()).toBe(false)
    expect(said).toEqual(['The key is hidden again.'])
  })

  test.each([
    ['another window', () => window.dispatchEvent(new Event('blur'))],
    ['another page', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'another tab',
      () => document.dispatchEvent(new Event('visibilitychange')),
    ],
  ])('behavior: %s hides it at once', async (_, leave) => {
    const { find, hold, isShown } = setup()
    await hold()
    expect(isShown()).toBe(true)
    leave()
    expect(isShown()).toBe(false)
    expect(find('hold')).not.toBeNull()
  })

  test('behavior: the button that hides it', async () => {
    const { find, hold, isShown } = setup()
    await hold()
    find('hide')?.click()
    expect(isShown()).toBe(false)
  })

  test('error: the frame gives no key', async () => {
    const { find, hold, isShown, onFailure, reveal } = setup()
    reveal.mockRejectedValueOnce({ code: 'SIGNED_OUT' })
    await hold()
    expect(isShown()).toBe(false)
    expect(onFailure).toHaveBeenCalledWith({ code: 'SIGNED_OUT' })
    expect(find('hold')?.hasAttribute('disabled')).toBe(false)
  })
})
