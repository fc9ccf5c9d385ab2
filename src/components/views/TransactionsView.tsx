'use client'
import { ActivityList } from '../account/ActivityList.js'
import { ViewFrame } from '../dialog/ViewFrame.js'

/** The activity of the account, by itself. */
export function TransactionsView() {
  return (
    <ViewFrame>
      <ActivityList />
    </ViewFrame>
  )
}
