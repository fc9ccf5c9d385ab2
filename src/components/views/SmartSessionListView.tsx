'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useSmartSessionsStatus } from '../../hooks/useSmartSessionsStatus.js'
import { NothingYet } from '../account/NothingYet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { SessionList } from '../settings/SessionList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What apps may do for the account, and the end of it. */
export function SmartSessionListView() {
  const { settings } = useInsideStrings()
  const status = useSmartSessionsStatus()
  const account = useActiveAccount()
  return (
    <ViewFrame>
      {status === 'on' ? (
        <SessionList key={account?.caipAddress} />
      ) : (
        <NothingYet
          text={settings.sessionsOffHint}
          title={settings.sessionsOff}
        />
      )}
    </ViewFrame>
  )
}
