// Generated from src/components/languages/en/start.json.
// Edit that, then run `npm run messages`.

import type { AlertKey, ToastKey } from '../../core/notice.js'

/** Strings for toasts and alerts; `failures` has those for errors. */
export const notices = {
  dismiss: 'Dismiss',
  details: 'Details',
  viewOnExplorer: 'View',
  toasts: {
    actionNotAllowed: () => 'Action not allowed',
    addressCopied: () => 'Address copied',
    authenticationFailed: () =>
      'A problem occurred while trying initialize authentication',
    balanceUnavailable: () => 'Token Balance Unavailable',
    failedToDisconnect: () => 'Failed to disconnect',
    networkSwitched: (subject?: string) =>
      subject ? `Switched to ${subject}` : 'Network switched',
    sendFailed: (subject?: string) =>
      subject ? `${subject} not sent` : 'Not sent',
    sendUnknown: (subject?: string) =>
      subject ? `${subject} may be on its way` : 'It may be on its way',
    sending: (subject?: string) => (subject ? `Sending ${subject}` : 'Sending'),
    sent: (subject?: string) => (subject ? `${subject} sent` : 'Sent'),
    signatureDeclined: () => 'Signature declined',
    smartAccountsUnsupported: () =>
      'This application might not support Smart Accounts',
    stillSignedIn: () => 'You may still be signed in to this site',
    swapFailed: (subject?: string) =>
      subject ? `${subject} not swapped` : 'Not swapped',
    swapUnknown: (subject?: string) =>
      subject ? `${subject} may be on its way` : 'It may be on its way',
    swapped: (subject?: string) => (subject ? `${subject} swapped` : 'Swapped'),
    windowFailed: () =>
      'Something went wrong in the wallet window. Open it again',
  } as Readonly<Record<ToastKey, (subject?: string) => string>>,
  /** Title and explanation for the user. */
  alerts: {
    domainUnverified: [
      'Invalid App Configuration',
      "The embedded wallet doesn't accept this domain.",
    ],
    emailInvalid: ['Invalid email', 'Check the email address.'],
    featuresIgnored: [
      'Local feature settings are ignored',
      "The project's settings are used instead.",
    ],
    invalidAppConfiguration: [
      'Invalid App Configuration',
      "The wallet service doesn't accept requests from this site.",
    ],
    namespaceNotConnected: [
      'Second network not connected',
      'Your wallet is connected on one kind of network only.',
    ],
    networkNotFound: [
      'Network Not Found',
      "This site doesn't support that network.",
    ],
    projectIdInvalid: [
      'Invalid App Configuration',
      "The wallet service doesn't know this project ID.",
    ],
    projectIdMissing: [
      'Project ID Not Configured',
      "This site isn't set up for wallets yet.",
    ],
    rateLimited: [
      'Too many requests',
      'The service is busy. Try again in a moment.',
    ],
    serverFailed: [
      'Service unavailable',
      'The service ran into a problem. Try again later.',
    ],
    sessionExpired: [
      'Session Expired',
      "Sign in again. If this keeps happening, check this device's clock.",
    ],
    walletNotLoaded: [
      'Embedded wallet could not load',
      'Check your connection and any content blocker, then try again.',
    ],
    walletTimedOut: [
      'Embedded Wallet Request Timed Out',
      "The email wallet didn't respond. Try again.",
    ],
  } as Readonly<Record<AlertKey, readonly [title: string, text: string]>>,
  unknown: 'Something went wrong',
}
