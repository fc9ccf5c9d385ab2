import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletTile } from './WalletTile.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const icon = 'data:image/png;base64,iVBORw0KGgo='

function setup(complete: boolean, src: string | undefined = icon) {
  vi.useFakeTimers()
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(
    complete,
  )
  const { container } = render(<WalletTile icon={src} name="fox" />)
  return { container, image: () => container.querySelector('img') }
}

test('default', () => {
  const { image } = setup(true)
  expect(image()?.getAttribute('src')).toBe(icon)
  expect(image()?.referrerPolicy).toBe('no-referrer')
  act(() => vi.advanceTimersByTime(5_000))
  expect(image()).not.toBe(null)
})

test('behavior: shows the initial without a picture', () => {
  const { container } = setup(true, '')
  expect(container.textContent).toBe('F')
})

test('error: picture fails to load', () => {
  const { container, image } = setup(false)
  const element = image()
  if (!element) return expect.unreachable()
  fireEvent.error(element)
  expect(image()).toBe(null)
  expect(container.textContent).toBe('F')
})

test('error: picture takes longer than two seconds', () => {
  const { container } = setup(false)
  expect(container.textContent).toBe('')
  act(() => vi.advanceTimersByTime(2_000))
  expect(container.textContent).toBe('F')
})
