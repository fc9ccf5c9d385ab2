import { expect, test } from 'vitest'
import { orderLoginMethods } from './orderLoginMethods.js'

const all = ['wallet', 'social', 'email'] as const

test('default', () => {
  expect(
    orderLoginMethods({ available: all, isWalletDetected: false }),
  ).toEqual(['email', 'social', 'wallet'])
})

test('param: isWalletDetected', () => {
  expect(orderLoginMethods({ available: all, isWalletDetected: true })).toEqual(
    ['wallet', 'email', 'social'],
  )
})

test('param: available', () => {
  const available = ['wallet', 'email'] as const
  expect(orderLoginMethods({ available, isWalletDetected: false })).toEqual([
    'email',
    'wallet',
  ])
  expect(orderLoginMethods({ available: [], isWalletDetected: true })).toEqual(
    [],
  )
})

test('param: order', () => {
  const order = ['social'] as const
  const parameters = { available: all, isWalletDetected: true, order }
  expect(orderLoginMethods(parameters)).toEqual(['social', 'wallet', 'email'])
})
