import { expect, test } from 'vitest'
import { notices } from './notices.js'

test('default: toasts', () => {
  const { toasts } = notices
  expect(
    [
      toasts.balanceUnavailable,
      toasts.signatureDeclined,
      toasts.smartAccountsUnsupported,
      toasts.authenticationFailed,
      toasts.actionNotAllowed,
      toasts.failedToDisconnect,
    ].map((toText) => toText()),
  ).toEqual([
    'Token Balance Unavailable',
    'Signature declined',
    'This application might not support Smart Accounts',
    'A problem occurred while trying initialize authentication',
    'Action not allowed',
    'Failed to disconnect',
  ])
})

test('default: titles of alerts', () => {
  const titles = Object.entries(notices.alerts).map(([key, [title]]) => [
    key,
    title,
  ])
  expect(Object.fromEntries(titles)).toEqual({
    domainUnverified: 'Invalid App Configuration',
    emailInvalid: 'Invalid email',
    featuresIgnored: 'Local feature settings are ignored',
    invalidAppConfiguration: 'Invalid App Configuration',
    namespaceNotConnected: 'Second network not connected',
    networkNotFound: 'Network Not Found',
    projectIdInvalid: 'Invalid App Configuration',
    projectIdMissing: 'Project ID Not Configured',
    rateLimited: 'Too many requests',
    serverFailed: 'Service unavailable',
    sessionExpired: 'Session Expired',
    walletNotLoaded: 'Embedded wallet could not load',
    walletTimedOut: 'Embedded Wallet Request Timed Out',
  })
})
