import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEIGHT_ANIMATION_MS } from '../../../src/core/constants/modal.js'

const read = (path: string) =>
  readFileSync(new URL(`../../../src/components/${path}`, import.meta.url), {
    encoding: 'utf8',
  })
/** Durations and delays in milliseconds, without those of named animations. */
const listTimes = (css: string, ...without: string[]) =>
  [...css.matchAll(/(?:transition|animation)[^;{}]*;/g)]
    .filter(([rule]) => !without.some((name) => rule.includes(name)))
    .flatMap(([rule]) => [...rule.matchAll(/\b([\d.]+)(ms|s)\b/g)])
    .map(([, value, unit]) => Number(value) * (unit === 's' ? 1_000 : 1))

test('default: the card and its views take 120 and 150 ms', () => {
  const times = new Set(listTimes(read('styles/dialog.css'), 'lk-shake'))
  expect([...times].sort()).toEqual([120, 150])
  expect(HEIGHT_ANIMATION_MS).toBe(150)
  expect(read('dialog/fadeOut.ts')).toContain('{ duration: 120,')
})

test('default: a toast takes 150 ms', () => {
  expect([
    ...new Set(listTimes(read('styles/notices.css'), 'lk-draw')),
  ]).toEqual([150])
})

test('default: a shake takes 500 ms', () => {
  expect(read('styles/dialog.css')).toContain('animation: lk-shake 500ms')
})
