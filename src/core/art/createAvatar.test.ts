import { expect, test } from 'vitest'
import { createAvatar } from './createAvatar.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const { ground, patches } = createAvatar(address)
  expect(ground).toMatch(/^oklch\(0\.7 0\.13 \d{1,3}\)$/)
  expect(patches).toHaveLength(3)
  for (const { x, y } of patches) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(80)
  }
})

test('behavior: ignores the case of an address', () => {
  expect(createAvatar(address)).toEqual(createAvatar(address))
  expect(createAvatar(address.toLowerCase())).toEqual(createAvatar(address))
})

test('behavior: similar addresses differ', () => {
  const other = address.replace('64aF', '64aE')
  expect(createAvatar(other)).not.toEqual(createAvatar(address))
})
