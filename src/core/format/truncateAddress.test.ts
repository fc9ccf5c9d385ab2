import { describe, expect, test } from 'vitest'
import { truncateAddress } from './truncateAddress.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('truncateAddress', () => {
  test('default', () => {
    expect(truncateAddress(address)).toBe('0xd8dA…6045')
  })

  test('behavior: keeps the same number of characters without 0x', () => {
    const solana = 'Fvy7LVGZ6yRhWCVKSgRcYcCPTWDyrQuZHDiCmUaPiGZt'
    expect(truncateAddress(solana)).toBe('Fvy7…iGZt')
  })

  test('param: head, tail', () => {
    expect(truncateAddress(address, { head: 4, tail: 0 })).toBe('0xd8…')
  })

  test('behavior: short addresses are unchanged', () => {
    expect(truncateAddress('0x123456789')).toBe('0x123456789')
    expect(truncateAddress('')).toBe('')
  })
})
