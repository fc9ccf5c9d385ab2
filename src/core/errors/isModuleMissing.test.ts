import { expect, test } from 'vitest'
import { isModuleMissing } from './isModuleMissing.js'

const coded = Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' })

test.each([
  coded,
  new Error('outer', { cause: coded }),
  new Error("Cannot find module '@coinbase/wallet-sdk'"),
  new Error("Cannot find package 'a' imported from b"),
  new TypeError('Failed to resolve module specifier "@base-org/account"'),
  new Error('Could not resolve "a" imported by "b". Is it installed?'),
  new Error('dependency "@safe-global/safe-apps-sdk" not found'),
])('default: %s', (error) => {
  expect(isModuleMissing(error)).toBe(true)
})

test.each([
  new TypeError('Failed to fetch dynamically imported module: a.js'),
  new Error('User rejected the request'),
  undefined,
  'Cannot find module',
])('error: %s', (error) => {
  expect(isModuleMissing(error)).toBe(false)
})
