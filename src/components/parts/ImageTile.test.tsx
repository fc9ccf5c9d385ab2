import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ImageTile } from './ImageTile.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setup(src: string) {
  const { container } = render(<ImageTile name={'\u202epol'} src={src} />)
  return { container, image: () => container.querySelector('img') }
}

test('default', () => {
  const { container, image } = setup('https://example.com/a.png')
  expect(container.textContent).toBe('P')
  const shown = image()
  if (shown) fireEvent.load(shown)
  expect(image()?.dataset.shown).toBe('true')
})

test('behavior: keeps the letter after a failure', () => {
  const { image } = setup('https://example.com/a.png')
  const shown = image()
  if (shown) fireEvent.error(shown)
  expect(image()).toBeNull()
})

test('behavior: keeps the letter after two seconds', () => {
  vi.useFakeTimers()
  const { image } = setup('https://example.com/a.png')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(image()).toBeNull()
})

test('behavior: shows a picture that has loaded, though its event is late', () => {
  vi.useFakeTimers()
  const { image } = setup('https://example.com/a.png')
  const shown = image()
  if (shown) setLoaded(shown)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(image()?.dataset.shown).toBe('true')
})

test('behavior: a picture that was shown before is there at once', () => {
  setLoaded(HTMLImageElement.prototype)
  const { image } = setup('https://example.com/a.png')
  expect(image()?.dataset.shown).toBe('true')
  vi.restoreAllMocks()
})

/** As of a loaded picture, which has a size. */
function setLoaded(image: HTMLImageElement) {
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(40)
}

test('behavior: allows only web and data URLs', () => {
  for (const src of ['javascript:alert(1)', 'data:text/html,x', '/a.png', ''])
    expect(setup(src).image()).toBeNull()
  expect(setup('data:image/png;base64,AA').image()).not.toBeNull()
})
