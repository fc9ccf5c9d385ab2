/** What a notice says; components have a sentence for each. */
export type NoticeKey =
  | 'addressCopied'
  | 'sending'
  | 'sent'
  | 'sendFailed'
  | 'networkSwitched'
  | 'balanceUnavailable'
  | 'signatureDeclined'
  | 'actionNotAllowed'
  | 'failedToDisconnect'
  | 'invalidAppConfiguration'
  | 'networkNotFound'
  | 'walletNotLoaded'
  | 'walletTimedOut'
  | 'sessionExpired'
  | 'projectIdMissing'
  | 'featuresIgnored'

/** A short message at the foot of the card; there is one at a time. */
export type Toast = {
  id: number
  variant: 'success' | 'error' | 'loading'
  key: NoticeKey
  /** What the sentence speaks of, such as `1.5 ETH`. */
  subject?: string | undefined
  /** Where to see more: a page of a block explorer. */
  href?: string | undefined
}

/** Something that stays wrong until somebody acts; shown once per kind. */
export type Alert = {
  key: NoticeKey
  variant: 'error' | 'warning'
  details?: string | undefined
}

export type Notices = {
  toast: Toast | undefined
  alert: Alert | undefined
  /** Kinds of alerts that have been shown. */
  shownAlerts: readonly NoticeKey[]
}

export const noNotices: Notices = {
  toast: undefined,
  alert: undefined,
  shownAlerts: [],
}
