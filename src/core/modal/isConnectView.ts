import type { ModalView } from './modal.js'

/** By their names: a page has this from its start, where a list is long. */
const names =
  /^(AllWallets|Connect|Create|Downloads|EmailVerify|GetWallet|UsageExceeded|WhatIsA[NW])/

/** Views on the way to a connection; everything else needs an account. */
export const isConnectView = (view: ModalView): boolean => names.test(view)
