import type { ModalView } from './modal.js'

/**
 * A pattern instead of a list of names, because it is part of the initial
 * bundle.
 */
const names =
  /^(AllWallets|Connect|Create|Downloads|EmailVerify|GetWallet|UsageExceeded|WhatIsA[NW])/

/** Whether a view is part of connecting. All other views require an account. */
export const isConnectView = (view: ModalView): boolean => names.test(view)
