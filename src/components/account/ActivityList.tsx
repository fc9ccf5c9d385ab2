'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useActivityStatus } from '../../modal/account/useActivityStatus.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ActivityPages } from './ActivityPages.js'
import { NothingYet } from './NothingYet.js'
import { RowsWaiting } from './RowsWaiting.js'

/** What the account has done and got, where that is told at all. */
export function ActivityList() {
  const { holdings } = useInsideStrings()
  const status = useActivityStatus()
  const account = useActiveAccount()
  if (status === 'off')
    return (
      <NothingYet
        text={holdings.activityOffHint}
        title={holdings.activityOff}
      />
    )
  if (status === 'asking' || !account)
    return <RowsWaiting label={holdings.loadingActivity} />
  return <ActivityPages key={account.caipAddress} />
}
