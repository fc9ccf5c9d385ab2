import { afterEach, expect, test, vi } from 'vitest'
import { ParameterError } from './errors/base.js'
import { resolveDebug } from './resolveDebug.js'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['127.0.0.1.example.com', false],
  ['shop.example', false],
  ['', false],
])('default: %s is %s', (hostname, expected) => {
  vi.stubGlobal('location', { hostname })
  expect(resolveDebug()).toBe(expected)
})

test('behavior: off on the server', () => {
  vi.stubGlobal('location', undefined)
  expect(resolveDebug()).toBe(false)
})

test('param: debug', () => {
  expect([resolveDebug(true), resolveDebug(false)]).toEqual([true, false])
  expect(() => resolveDebug('yes')).toThrow(ParameterError)
  expect(() => resolveDebug(null)).toThrow(ParameterError)
})
