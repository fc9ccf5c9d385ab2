'use client'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useBalanceNotice } from '../../hooks/useBalanceNotice.js'
import { AccountActions } from '../account/AccountActions.js'
import { AccountFooter } from '../account/AccountFooter.js'
import { AccountIdentity } from '../account/AccountIdentity.js'
import { AccountTotal } from '../account/AccountTotal.js'
import { NetworkSwitch } from '../account/NetworkSwitch.js'
import { TokenList } from '../account/TokenList.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { RecentSend } from '../send/RecentSend.js'
import { useStrings } from '../strings/useStrings.js'

/** What the active account is and holds, and what can be done with it. */
export function AccountView() {
  const { account: strings } = useStrings()
  const account = useActiveAccount()
  const found = useAccountBalances()
  // Without old figures the view says it itself.
  useBalanceNotice(found)
  // For the moment between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const { address, connector } = account
  const isUnknown = !found.balances && found.hasFailed
  return (
    <ViewFrame footer={<AccountFooter address={address} />}>
      <AccountIdentity address={address} wallet={connector.name} />
      {!isUnknown && <AccountTotal value={found.balances && found.totalFiat} />}
      <AccountActions />
      <RecentSend />
      <section>
        <div className="lk-holdings-head">
          <h3 className="lk-section-title">{strings.tokens}</h3>
          <NetworkSwitch />
        </div>
        <TokenList found={found} />
      </section>
    </ViewFrame>
  )
}
