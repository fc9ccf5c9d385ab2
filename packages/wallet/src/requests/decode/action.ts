import type { ApprovalView } from '../../ui/view.js'

/** What a call does, as the approval card shows it. */
export type Action = Pick<
  ApprovalView,
  'action' | 'amount' | 'amountCost' | 'described' | 'rows' | 'warnings'
>
