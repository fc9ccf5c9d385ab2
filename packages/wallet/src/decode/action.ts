import type { ApprovalView } from '../approval/view.js'

/** What a call does, as the approval card shows it. */
export type Action = Pick<
  ApprovalView,
  'action' | 'amount' | 'amountCost' | 'rows' | 'warnings'
>
