/** Toast messages. The components provide the text of each. */
export type ToastKey =
  | 'actionNotAllowed'
  | 'addressCopied'
  | 'authenticationFailed'
  | 'balanceUnavailable'
  | 'failedToDisconnect'
  | 'loginUnavailable'
  | 'networkSwitched'
  | 'sendFailed'
  | 'sendUnknown'
  | 'sending'
  | 'sent'
  | 'signatureDeclined'
  | 'smartAccountsUnsupported'
  | 'stillSignedIn'
  | 'swapFailed'
  | 'swapUnknown'
  | 'swapped'
  | 'windowFailed'

/** Kinds of alerts. */
export type AlertKey =
  | 'domainUnverified'
  | 'emailInvalid'
  | 'featuresIgnored'
  | 'invalidAppConfiguration'
  | 'namespaceNotConnected'
  | 'networkNotFound'
  | 'projectIdInvalid'
  | 'projectIdMissing'
  | 'rateLimited'
  | 'serverFailed'
  | 'sessionExpired'
  | 'walletNotLoaded'
  | 'walletTimedOut'

/** A short message at the bottom of the card. One is shown at a time. */
export type Toast = {
  id: number
  variant: 'success' | 'error' | 'loading'
  key: ToastKey
  /** Subject of the message, for example `1.5 ETH`. */
  subject?: string | undefined
  /** Link to details, such as a block explorer page. */
  href?: string | undefined
  /** Whether it is being hidden. The next toast is shown afterwards. */
  isLeaving?: boolean | undefined
}

/**
 * A problem that persists until it is resolved. Shown once per kind. Alerts
 * about the app's set-up are shown with `createKit({ debug: true })` only.
 */
export type Alert = {
  key: AlertKey
  variant: 'error' | 'warning'
  /** Details for developers. */
  details?: string | undefined
  /** Code that developers can search for, for example `APKT001`. */
  code?: string | undefined
}

export type Notices = {
  toast: Toast | undefined
  /** The first alert is shown; the others are queued. */
  alerts: readonly Alert[]
  /** Kinds of alerts that were shown or are queued. */
  shownAlerts: readonly AlertKey[]
}

export const noNotices: Notices = {
  toast: undefined,
  alerts: [],
  shownAlerts: [],
}
