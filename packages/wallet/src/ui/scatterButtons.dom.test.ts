import { expect, test } from 'vitest'
import { scatterButtons } from './scatterButtons.js'

const place = (bytes?: Uint8Array) => {
  const footer = document.createElement('footer')
  scatterButtons(footer, bytes)
  const { style } = footer
  return [
    style.getPropertyValue('--side'),
    style.getPropertyValue('--rise'),
    footer.classList.contains('upside-down'),
  ]
}

test('default: from end to end, and up to 96 px higher', () => {
  expect(place(Uint8Array.of(0, 0, 0))).toEqual(['0', '0px', false])
  expect(place(Uint8Array.of(255, 255, 255))).toEqual(['1', '96px', true])
})

test('behavior: at another place each time', () => {
  const places = Array.from({ length: 20 }, () => String(place()))
  // Of 131,072 places, 20 are the same two in 1 of 690 runs, and 5 are never.
  expect(new Set(places).size).toBeGreaterThan(15)
})
