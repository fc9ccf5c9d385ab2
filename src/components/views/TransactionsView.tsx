'use client'
import { ActivityList } from '../account/ActivityList.js'
import { ViewFrame } from '../dialog/ViewFrame.js'

/** Standalone view of the account's activity. */
export function TransactionsView() {
  return (
    <ViewFrame>
      <ActivityList />
    </ViewFrame>
  )
}
