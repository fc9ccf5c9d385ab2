import { describe, expect, test } from 'vitest'
import { cleanText } from '../cleanText.js'
import { formatCeilingText } from './formatCeilingText.js'
import { formatUnitsText } from './formatUnitsText.js'
import { groupAddress } from './groupAddress.js'
import { pickInk } from './pickInk.js'
import { revealText } from './revealText.js'

describe('groupAddress', () => {
  test('default', () => {
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const groups = groupAddress(address)
    expect(groups).toHaveLength(10)
    expect(groups[0]).toBe('7099')
    expect(groups.at(-1)).toBe('79C8')
    expect(`0x${groups.join('')}`).toBe(address)
  })
})

describe('cleanText', () => {
  test('default', () => {
    expect(cleanText('  USD\tCoin ', 12)).toBe('USDCoin')
  })

  test('behavior: nothing invisible is left', () => {
    expect(cleanText('U\u202eSD\u200bC\ufeff\u{e0041}', 12)).toBe('USDC')
  })

  test('param: maxLength', () => {
    expect(cleanText('ABCDEFGHIJKLMNOP', 12)).toBe('ABCDEFGHIJK…')
    expect(cleanText('😀'.repeat(13), 12)).toBe(`${'😀'.repeat(11)}…`)
  })
})

describe('revealText', () => {
  test('default', () => {
    expect(revealText('Hello,\n\tשלום 👋 ❤️')).toBe('Hello,\n\tשלום 👋 ❤️')
  })

  test('behavior: hidden and reordering characters become visible', () => {
    expect(revealText('pay \u202e001')).toBe('pay ⟨U+202E⟩001')
    expect(revealText('a\u0000b\rc\u200bd')).toBe(
      'a⟨U+0000⟩b⟨U+000D⟩c⟨U+200B⟩d',
    )
    expect(revealText('\u2028')).toBe('⟨U+2028⟩')
  })

  test.each([
    '👩‍👩‍👧',
    '👩🏽‍❤️‍💋‍👨🏻',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '1️⃣',
    '❤️',
    '👍🏿',
    'é',
    'ẫ',
    'שָׁלוֹם',
    'ก็้',
  ])('behavior: %s hides nothing', (text) => {
    expect(revealText(text)).toBe(text)
    expect(revealText(text.normalize('NFD'))).toBe(text.normalize('NFD'))
  })

  test('behavior: joiners and selectors without an emoji become visible', () => {
    expect(revealText('1\ufe0f0')).toBe('1⟨U+FE0F⟩0')
    expect(revealText('a\ufe0e\ufe0f')).toBe('a⟨U+FE0E⟩⟨U+FE0F⟩')
    expect(revealText('👍\u200da')).toBe('👍⟨U+200D⟩a')
    expect(revealText('a\u200d👍')).toBe('a⟨U+200D⟩👍')
    // A flag that spells something else.
    const tags = '\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}'
    expect(revealText(tags)).toBe('🏴⟨U+E0068⟩⟨U+E0069⟩⟨U+E007F⟩')
  })

  test('behavior: no letter has hundreds of marks', () => {
    const text = revealText(`a${'\u0301'.repeat(1_600)}b`)
    expect(text.match(/\p{M}/gu)).toHaveLength(4)
    expect(text.match(/⟨U\+0301⟩/g)).toHaveLength(1_596)
  })
})

describe('formatUnitsText', () => {
  test('default', () => {
    expect(formatUnitsText(1_500_000n, { decimals: 6, symbol: 'USDX' })).toBe(
      '1.5 USDX',
    )
  })

  test('behavior: exact beyond the precision of a number', () => {
    const value = 123456789012345678901234567890n
    expect(formatUnitsText(value, { decimals: 18, symbol: 'GOLD' })).toBe(
      '123456789012.34567890123456789 GOLD',
    )
    expect(formatUnitsText(1n, { decimals: 36, symbol: 'X' })).toBe(
      `0.${'0'.repeat(35)}1 X`,
    )
  })
})

describe('formatCeilingText', () => {
  const ether = { decimals: 18, symbol: 'ETH' }

  test('default', () => {
    expect(formatCeilingText(81_369_677_572_560n, ether)).toBe(
      '0.0000813697 ETH',
    )
  })

  test.each([
    [81_369_600_000_001n, '0.0000813697 ETH'],
    [81_369_600_000_000n, '0.0000813696 ETH'],
    [999_999_100_000_000n, '0.001 ETH'],
    [1_234_567n * 10n ** 18n, '1234570 ETH'],
    [1n, '0.000000000000000001 ETH'],
    [0n, '0 ETH'],
  ])('behavior: %i is never shown smaller', (value, text) => {
    expect(formatCeilingText(value, ether)).toBe(text)
  })
})

describe('pickInk', () => {
  test('default', () => {
    expect(pickInk([255, 255, 255])).toBe('#000')
    expect(pickInk([0, 0, 0])).toBe('#fff')
    expect(pickInk([255, 220, 0])).toBe('#000')
    expect(pickInk([30, 60, 180])).toBe('#fff')
  })
})
