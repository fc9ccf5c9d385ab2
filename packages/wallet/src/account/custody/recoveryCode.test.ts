import { describe, expect, test } from 'vitest'
import { formatRecoveryCode } from '../../core/formatRecoveryCode.js'
import { parseRecoveryCode } from '../../core/parseRecoveryCode.js'

const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17)
const code = formatRecoveryCode(bytes)

describe('formatRecoveryCode', () => {
  test('default', () => {
    expect(code).toMatchInlineSnapshot(`"008J4-CT4AN-K7F24-SNAXW-SQFEZ-Y3517"`)
    expect(formatRecoveryCode(new Uint8Array(16))).toBe(
      `${'00000-'.repeat(5)}2Q5B3`,
    )
  })

  test('error: another length', () => {
    expect(() => formatRecoveryCode(new Uint8Array(15))).toThrow('16 bytes')
  })
})

describe('parseRecoveryCode', () => {
  test('default', () => {
    expect(parseRecoveryCode(code)).toEqual(bytes)
    for (let round = 0; round < 200; round++) {
      const random = crypto.getRandomValues(new Uint8Array(16))
      expect(parseRecoveryCode(formatRecoveryCode(random))).toEqual(random)
    }
  })

  test('behavior: as people type it', () => {
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' '),
      ` ${code.replaceAll('-', ' – ')}\n`,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('1', 'I'),
      // Full width, as a Japanese keyboard gives it.
      code.replace(/[0-9A-Z]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      ),
      [...code].join('\u200b'),
    ])
      expect(parseRecoveryCode(typed)).toEqual(bytes)
  })

  test('error: a wrong letter, two swapped, one missing, something else', () => {
    const letters = code.replaceAll('-', '')
    for (let index = 0; index < letters.length; index++) {
      const wrong = letters[index] === 'Z' ? 'Y' : 'Z'
      const mistyped =
        letters.slice(0, index) + wrong + letters.slice(index + 1)
      expect(parseRecoveryCode(mistyped)).toBeUndefined()
    }
    const swapped = `${letters.slice(1, 2)}${letters[0]}${letters.slice(2)}`
    if (swapped !== letters) expect(parseRecoveryCode(swapped)).toBeUndefined()
    for (const text of ['', code.slice(1), `${code}0`, 'hello', 'U'.repeat(30)])
      expect(parseRecoveryCode(text)).toBeUndefined()
  })
})
