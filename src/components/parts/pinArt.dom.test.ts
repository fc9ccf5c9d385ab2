import { expect, test } from 'vitest'
import { pinArt } from './pinArt.js'

function draw(markup: string) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.innerHTML = markup
  return svg
}

test('default: turns attributes into important declarations', () => {
  const svg = draw('<circle cx="1.5" fill="red" r="50%"></circle>')
  pinArt(svg)
  const { style } = svg.firstElementChild as SVGElement
  expect(style.getPropertyValue('cx')).toBe('1.5px')
  expect(style.getPropertyValue('r')).toBe('50%')
  expect(style.getPropertyValue('fill')).toBe('red')
  expect(style.getPropertyPriority('fill')).toBe('important')
  expect(style.getPropertyValue('d')).toBe('')
})

test('behavior: follows later changes', () => {
  const svg = draw('<path d="M0 0h1"></path>')
  pinArt(svg)
  const path = svg.firstElementChild as SVGElement
  path.setAttribute('d', 'M0 0h2')
  pinArt(svg)
  expect(path.style.getPropertyValue('d')).toBe('path("M0 0h2")')
  pinArt(null)
})
