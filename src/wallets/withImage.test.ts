import { expect, test } from 'vitest'
import type { Wallet } from '../core/wallet.js'
import { withImage } from './withImage.js'

const explorerId =
  '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
const wallet: Wallet = {
  key: 'trust',
  namespace: 'eip155',
  id: explorerId,
  name: 'Trust Wallet',
  icon: 'https://explorer.example/trust.png',
  hint: undefined,
  type: 'WALLET_CONNECT',
  group: 'recommended',
  isInstalled: false,
  isRecent: false,
  connectorUid: '',
  rdns: 'com.trustwallet.app',
  explorerId,
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'

test.each(['Trust Wallet', 'trust', explorerId, 'com.trustwallet.app'])(
  'param: images, by %s',
  (key) => {
    const icon = 'https://app.example/trust.png'
    expect(withImage(wallet, { [key]: icon }).icon).toBe(icon)
  },
)

test('param: images, as the markup of an SVG', () => {
  const { icon = '' } = withImage(wallet, { Trust: `\n  ${svg}` })
  const [type = '', data = ''] = icon.split(',')
  expect(type).toBe('data:image/svg+xml')
  expect(decodeURIComponent(data).trim()).toBe(svg)
})

test('behavior: others, and what is no picture, change nothing', () => {
  expect(withImage(wallet, undefined)).toBe(wallet)
  expect(withImage(wallet, { MetaMask: svg })).toBe(wallet)
  expect(withImage(wallet, { Trust: 'javascript:alert(1)' })).toBe(wallet)
  expect(withImage(wallet, { Trust: '' })).toBe(wallet)
})

test('behavior: an installed wallet that takes the name does not get the picture', () => {
  const twin = { ...wallet, icon: undefined, isInstalled: true }
  expect(withImage(twin, { 'Trust Wallet': svg }).icon).toBeUndefined()
})
