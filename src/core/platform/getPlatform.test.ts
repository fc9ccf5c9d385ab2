import { expect, test } from 'vitest'
import { getPlatform } from './getPlatform.js'

const safari = 'Version/17.0 Mobile/15E148 Safari/604.1'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${safari}`
const ipad = `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${safari}`
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Firefox/120.0'

const none = {
  isMobile: false,
  isIos: false,
  isAndroid: false,
  isSafari: false,
  isTelegram: false,
  isFramed: false,
}

function createWindow(parts: Record<string, unknown> = {}, isCoarse = false) {
  const page: Record<string, unknown> = {
    matchMedia: (query: string) => ({
      matches: isCoarse && query === '(pointer: coarse)',
    }),
    ...parts,
  }
  page.self = page
  page.top ??= page
  return page
}

test.each([
  ['a phone of Apple', iphone, { isMobile: true, isIos: true, isSafari: true }],
  ['a tablet of Apple', ipad, { isMobile: true, isIos: true, isSafari: true }],
  ['Android', pixel, { isMobile: true, isAndroid: true, isSafari: true }],
  ['a Mac', mac, { isSafari: true }],
  ['Linux', firefox, {}],
])('default: %s', (_, userAgent, expected) => {
  expect(getPlatform({ userAgent }, createWindow())).toEqual({
    ...none,
    ...expected,
  })
})

test('behavior: a coarse pointer means a mobile device', () => {
  const page = createWindow({}, true)
  expect(getPlatform({ userAgent: firefox }, page).isMobile).toBe(true)
})

test('behavior: an iPad that reports a Mac', () => {
  const page = createWindow({}, true)
  expect(
    getPlatform({ userAgent: mac, maxTouchPoints: 5 }, page),
  ).toMatchObject({ isIos: true, isMobile: true })
  expect(getPlatform({ userAgent: mac, maxTouchPoints: 0 }, page).isIos).toBe(
    false,
  )
})

test('behavior: framed', () => {
  const page = createWindow({ top: {} })
  expect(getPlatform({ userAgent: mac }, page).isFramed).toBe(true)
})

test.each([
  [{ TelegramWebviewProxy: {} }, true],
  [{ TelegramWebviewProxyProto: {} }, true],
  [{ Telegram: { WebApp: { platform: 'ios' } } }, true],
  [{ Telegram: { WebApp: { openLink() {} } } }, true],
  [{ Telegram: { WebApp: { platform: 'unknown' } } }, false],
  [{ Telegram: { Login: {} } }, false],
  [{ Telegram: null }, false],
])('behavior: Telegram %#', (parts, expected) => {
  const page = createWindow(parts)
  expect(getPlatform({ userAgent: pixel }, page).isTelegram).toBe(expected)
})

test('behavior: Telegram by its user agent', () => {
  const userAgent = `${pixel} Telegram-Android/10.1`
  expect(getPlatform({ userAgent }, createWindow()).isTelegram).toBe(true)
})

test('behavior: on a server', () => {
  expect(getPlatform()).toEqual(none)
  expect(getPlatform({ userAgent: 'Node.js/22' }, undefined)).toEqual(none)
  expect(getPlatform(undefined, createWindow())).toEqual(none)
})
