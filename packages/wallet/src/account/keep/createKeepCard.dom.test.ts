import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHandedRecords } from '../../test/createHandedRecords.js'
import { createLanguage } from '../../ui/language/createLanguage.js'
import { createKeepCard } from './createKeepCard.js'

const records = await createHandedRecords()
const ask = {
  name: 'ann@example.org',
  origin: 'https://shop.example',
  records,
  userId: 'ann',
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function setup(how: { isRecoverable?: true; isReturn?: true } = {}) {
  const opened = { close: vi.fn(), closed: false, focus: vi.fn() }
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValue(opened as unknown as Window)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const { signal } = new AbortController()
  const answer = createKeepCard(root, createLanguage()).open({
    ...{ ...how, ask, signal },
  })
  let settled: unknown
  answer.then(
    (value) => {
      settled = value
    },
    (error) => {
      settled = error
    },
  )
  const find = (testid: string) =>
    root.querySelector<HTMLElement>(`[data-testid=${testid}]`)
  await vi.waitFor(() => expect(find('keep-open')).not.toBe(null))
  function click(testid: string, { isTrusted }: { isTrusted: boolean }) {
    const event = new MouseEvent('click')
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    find(testid)?.dispatchEvent(event)
  }
  /** The window goes before it was ready. */
  async function lose() {
    opened.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    opened.closed = false
  }
  return { click, find, getSettled: () => settled, lose, open, opened, root }
}

describe('createKeepCard', () => {
  test('default: the window opens by a click, and goes with the card', async () => {
    const { click, getSettled, open, opened } = await setup()
    expect(open).not.toHaveBeenCalled()
    click('keep-open', { isTrusted: true })
    expect(open).toHaveBeenCalledOnce()
    expect(open.mock.calls[0]?.[0]).toMatch(/^\/sdk\/keep#[0-9a-f]{32}$/)
    // Once more, it comes to the front.
    click('keep-open', { isTrusted: true })
    expect(open).toHaveBeenCalledOnce()
    expect(opened.focus).toHaveBeenCalledOnce()
    click('keep-cancel', { isTrusted: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(getSettled()).toMatchObject({ code: 4001 })
    expect(opened.close).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('error: no script opens the window', async () => {
    const { click, open } = await setup()
    click('keep-open', { isTrusted: false })
    expect(open).not.toHaveBeenCalled()
  })

  test('behavior: going on without it is offered once it was lost', async () => {
    const { click, find, getSettled, lose } = await setup()
    const offer = find('keep-lost')
    expect(offer?.hidden).toBe(true)
    click('keep-open', { isTrusted: true })
    await lose()
    expect(offer?.hidden).toBe(false)
    expect(getSettled()).toBeUndefined()
    click('keep-without', { isTrusted: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(getSettled()).toEqual({ type: 'unavailable' })
  })

  test('param: isReturn: there is no way on without the keys', async () => {
    const { click, find, lose, root } = await setup({ isReturn: true })
    expect(root.querySelector('h1')?.textContent).toBe('Your account')
    click('keep-open', { isTrusted: true })
    await lose()
    expect(find('keep-hint')?.textContent).toContain('The window closed before')
    expect(find('keep-lost')?.hidden).toBe(true)
  })

  test('param: isRecoverable: nothing is said to be lost for good', async () => {
    const lost = "Don't keep money in it"
    expect((await setup()).root.textContent).toContain(lost)
    const { click, find, lose, root } = await setup({ isRecoverable: true })
    click('keep-open', { isTrusted: true })
    await lose()
    expect(root.textContent).not.toContain(lost)
    expect(find('keep-lost')?.hidden).toBe(false)
  })

  test('error: no script goes on without it', async () => {
    const { click, getSettled, lose } = await setup()
    click('keep-open', { isTrusted: true })
    await lose()
    click('keep-without', { isTrusted: false })
    await vi.advanceTimersByTimeAsync(0)
    expect(getSettled()).toBeUndefined()
  })
})
