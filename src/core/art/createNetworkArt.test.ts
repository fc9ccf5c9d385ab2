import { expect, test } from 'vitest'
import { createNetworkArt } from './createNetworkArt.js'

test('default', () => {
  const art = createNetworkArt('eip155:1')
  expect(art.ground).toMatch(/^oklch\(0\.52 0\.12 \d{1,3}\)$/)
  expect(createNetworkArt('eip155:1')).toEqual(art)
})

test('behavior: networks differ', () => {
  const grounds = ['eip155:1', 'eip155:10', 'eip155:8453', 'eip155:137'].map(
    (id) => createNetworkArt(id).ground,
  )
  expect(new Set(grounds).size).toBe(4)
})
