import { expect, test } from 'vitest'
import { getNameWarning } from './getNameWarning.js'

test.each([
  ['ada.eth'],
  ['ada-1815.reown.id'],
  ['caf\u00e9.eth'],
  // Russian words, Japanese, Chinese with Latin, Korean, Arabic, Hindi.
  ['\u043f\u0440\u0438\u0432\u0435\u0442.eth'],
  ['\u6771\u4eac\u30bf\u30ef\u30fc.eth'],
  ['btc\u5927\u5e1d.eth'],
  ['\uc11c\uc6b8.eth'],
  ['\u0645\u0631\u062d\u0628\u0627.eth'],
  ['\u0928\u092e\u0938\u094d\u0924\u0947.sol'],
  // Bat, family joined of three, keycap, waving hand with a skin tone.
  ['\u{1f987}.eth'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth'],
  ['1\ufe0f\u20e3.eth'],
  ['\u{1f44b}\u{1f3fd}.eth'],
  ['\u2764\ufe0f.eth'],
])('default: none for %s', (name) => {
  expect(getNameWarning(name)).toBeUndefined()
})

test.each([
  // Zero-width space and joiners, direction, soft hyphen, blank letters.
  'ada\u200b.eth',
  'a\u200dda.eth',
  '\u202eada.eth',
  'a\u00adda.eth',
  'ada\u3164.sol',
  'ada\ufeff.eth',
  'ada\ufe0f.eth',
  'ada\u2800.sol',
])('behavior: invisible characters in %o', (name) => {
  expect(getNameWarning(name)).toBe('invisible')
})

test.each([
  // Cyrillic a, Greek omicron, Armenian, Cherokee.
  'vit\u0430lik.eth',
  'c\u03bfinbase.eth',
  '\u0585pensea.eth',
  'vit\u13aalik.eth',
  '\u043f\u0440\u0438vet.\u0435th',
])('behavior: mixed scripts in %s', (name) => {
  expect(getNameWarning(name)).toBe('mixedScripts')
})

test.each([
  // Cyrillic letters that spell Latin words, a Latin letter like another.
  '\u0430\u0440\u0440\u04cf\u0435.eth',
  '\u0441\u043e\u0440\u0435.sol',
  'w\u0131n.eth',
  '\u0251da.eth',
])('behavior: confusable letters in %s', (name) => {
  expect(getNameWarning(name)).toBe('confusable')
})
