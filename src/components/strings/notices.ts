import type { AlertKey, ToastKey } from '../../core/notice.js'

/** Sentences of toasts and alerts; `failures` has those of errors. */
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
      subject ? `Now on ${subject}` : 'Network switched',
    sendFailed: (subject?: string) =>
      subject ? `${subject} not sent` : 'Not sent',
    sendUnknown: (subject?: string) =>
      subject ? `${subject} may be on its way` : 'It may be on its way',
    sending: (subject?: string) => (subject ? `Sending ${subject}` : 'Sending'),
    sent: (subject?: string) => (subject ? `${subject} sent` : 'Sent'),
    signatureDeclined: () => 'Signature declined',
    smartAccountsUnsupported: () =>
      'This application might not support Smart Accounts',
    swapFailed: (subject?: string) =>
      subject ? `${subject} not swapped` : 'Not swapped',
    swapUnknown: (subject?: string) =>
      subject ? `${subject} may be on its way` : 'It may be on its way',
    swapped: (subject?: string) => (subject ? `${subject} swapped` : 'Swapped'),
  } as Readonly<Record<ToastKey, (subject?: string) => string>>,
  /** Title, and what it means for the person who sees it. */
  alerts: {
    featuresIgnored: [
      'Local feature settings are ignored',
      'The settings of the project take their place.',
    ],
    invalidAppConfiguration: [
      'Invalid App Configuration',
      'The wallet service does not accept requests from this site.',
    ],
    networkNotFound: [
      'Network Not Found',
      'This site does not offer that network.',
    ],
    projectIdMissing: [
      'Project ID Not Configured',
      'This site is not set up for wallets yet.',
    ],
    rateLimited: [
      'Too Many Requests',
      'The service is busy with this site. Try again in a moment.',
    ],
    serverFailed: [
      'Service Not Available',
      'The service ran into a problem. Try again later.',
    ],
    sessionExpired: [
      'Session Expired',
      'Log in again. Check the clock of this device if it comes back.',
    ],
    walletNotLoaded: [
      'Embedded wallet could not load',
      'Check the connection or a content blocker, then try again.',
    ],
    walletTimedOut: [
      'Embedded Wallet Request Timed Out',
      'The email wallet did not answer. Try again.',
    ],
  } as Readonly<Record<AlertKey, readonly [title: string, text: string]>>,
  unknown: 'Something went wrong',
}
