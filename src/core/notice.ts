/** What a toast says; components have a sentence for each. */
export type ToastKey =
  | 'actionNotAllowed'
  | 'addressCopied'
  | 'authenticationFailed'
  | 'balanceUnavailable'
  | 'failedToDisconnect'
  | 'networkSwitched'
  | 'sendFailed'
  | 'sendUnknown'
  | 'sending'
  | 'sent'
  | 'signatureDeclined'
  | 'smartAccountsUnsupported'
  | 'swapFailed'
  | 'swapUnknown'
  | 'swapped'

/** Kinds of alerts. */
export type AlertKey =
  | 'featuresIgnored'
  | 'invalidAppConfiguration'
  | 'networkNotFound'
  | 'projectIdMissing'
  | 'rateLimited'
  | 'serverFailed'
  | 'sessionExpired'
  | 'walletNotLoaded'
  | 'walletTimedOut'

/** A short message at the foot of the card; there is one at a time. */
export type Toast = {
  id: number
  variant: 'success' | 'error' | 'loading'
  key: ToastKey
  /** What the sentence speaks of, such as `1.5 ETH`. */
  subject?: string | undefined
  /** Where to see more: a page of a block explorer. */
  href?: string | undefined
  /** On its way out; the next one comes when it has gone. */
  isLeaving?: boolean | undefined
}

/** Something that stays wrong until somebody acts; shown once per kind. */
export type Alert = {
  key: AlertKey
  variant: 'error' | 'warning'
  /** For developers: what exactly was found. */
  details?: string | undefined
}

export type Notices = {
  toast: Toast | undefined
  /** The first is shown, the others wait. */
  alerts: readonly Alert[]
  /** Kinds of alerts that have been shown, or wait. */
  shownAlerts: readonly AlertKey[]
}

export const noNotices: Notices = {
  toast: undefined,
  alerts: [],
  shownAlerts: [],
}
