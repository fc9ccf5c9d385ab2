import { expect, test } from 'vitest'
import { createTypeahead } from './createTypeahead.js'

const texts = ['Base', 'Ethereum', 'Polygon', 'Optimism', 'Économie', 'Point']

/** Types characters 100 ms apart and moves to each match. */
function type(word: string, { current = -1, gap = 100 } = {}) {
  const find = createTypeahead()
  let at = 0
  for (const key of word) {
    current = find({ at, current, key, texts }) ?? current
    at += gap
  }
  return texts[current]
}

test('default: a letter moves to the next option that starts with it', () => {
  expect(type('p')).toBe('Polygon')
  expect(type('P', { current: 2 })).toBe('Point')
  expect(type('p', { current: 5 })).toBe('Polygon')
})

test('default: characters typed together form a word', () => {
  expect(type('poi')).toBe('Point')
  expect(type('pol', { current: 2 })).toBe('Polygon')
  expect(type('ec')).toBe('Économie')
})

test('behavior: repeating a letter cycles through the options', () => {
  expect(type('pp')).toBe('Point')
  expect(type('ppp')).toBe('Polygon')
})

test('behavior: a new word starts after one second', () => {
  expect(type('po', { gap: 1_000 })).toBe('Polygon')
  expect(type('po', { gap: 1_001 })).toBe('Optimism')
})

test('behavior: text without a match does not move', () => {
  expect(type('x', { current: 1 })).toBe('Ethereum')
  const find = createTypeahead()
  expect(find({ at: 0, current: -1, key: 'a', texts: [] })).toBeUndefined()
})
