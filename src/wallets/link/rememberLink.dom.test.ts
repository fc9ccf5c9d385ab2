import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostileLinks } from '../../../test/setup/pairing/hostileLinks.js'
import { forgetLink } from './forgetLink.js'
import { getRememberedLink } from './getRememberedLink.js'
import { rememberLink } from './rememberLink.js'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const link = { href: 'metamask://', name: 'MetaMask' }
const read = () => localStorage.getItem(key)

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('default', () => {
  rememberLink(link)
  expect(read()).toBe('{"href":"metamask://","name":"MetaMask"}')
  expect(getRememberedLink()).toEqual(link)
  forgetLink()
  expect(read()).toBeNull()
  expect(getRememberedLink()).toBeUndefined()
})

test('behavior: stores a form that the SDK can append to', () => {
  rememberLink({ href: 'https://link.example/app', name: 'Em\u202eber' })
  expect(read()).toBe('{"href":"https://link.example/app/","name":"Ember"}')
})

test('error: a hostile link is not stored and replaces the current one', () => {
  for (const href of hostileLinks) {
    rememberLink(link)
    rememberLink({ href: href as string, name: 'x' })
    expect(read()).toBeNull()
  }
})

test('error: a hostile link in storage is removed', () => {
  for (const href of hostileLinks) {
    localStorage.setItem(key, JSON.stringify({ href, name: 'x' }))
    expect(getRememberedLink()).toBeUndefined()
    expect(read()).toBeNull()
  }
})

test.each(['', 'x', 'null', '7', '"metamask://"', '[]', '{', '{"name":"x"}'])(
  'error: %s in storage is removed',
  (text) => {
    localStorage.setItem(key, text)
    expect(getRememberedLink()).toBeUndefined()
    expect(read()).toBeNull()
  },
)

test('behavior: a relative URL is corrected', () => {
  localStorage.setItem(key, '{"href":"ember","name":"Ember"}')
  expect(getRememberedLink()?.href).toBe('ember://')
  expect(read()).toBe('{"href":"ember://","name":"Ember"}')
})

test('error: blocked, full or missing storage', () => {
  const fail = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', {
    getItem: fail,
    removeItem: fail,
    setItem: fail,
  })
  expect(() => rememberLink(link)).not.toThrow()
  expect(getRememberedLink()).toBeUndefined()
  expect(() => forgetLink()).not.toThrow()
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberLink(link)).not.toThrow()
  expect(getRememberedLink()).toBeUndefined()
})
