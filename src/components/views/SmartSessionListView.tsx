'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useSmartSessionsStatus } from '../../modal/account/useSmartSessionsStatus.js'
import { NothingYet } from '../account/NothingYet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { SessionList } from '../settings/SessionList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What apps may do for the account, and the end of it. */
export function SmartSessionListView() {
  const { settings } = useInsideStrings()
  const status = useSmartSessionsStatus()
  const account = useActiveAccount()
  const { go } = useModal()
  const toEvm = () =>
    go({
      data: { namespace: 'eip155', redirectView: 'SmartSessionList' },
      isReplacing: true,
      view: 'SwitchActiveChain',
    })
  return (
    <ViewFrame
      footer={
        status === 'elsewhere' && (
          <Button onClick={toEvm} variant="primary">
            {settings.goOn('eip155')}
          </Button>
        )
      }
    >
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
