'use client'
import { toWalletInfo } from '../../core/account/toWalletInfo.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants.js'
import { useWalletPeer } from '../../hooks/account/useWalletPeer.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useBalanceNotice } from '../../modal/account/useBalanceNotice.js'
import { AccountActions } from '../account/AccountActions.js'
import { AccountFooter } from '../account/AccountFooter.js'
import { AccountTop } from '../account/AccountTop.js'
import { AccountTotal } from '../account/AccountTotal.js'
import { Holdings } from '../account/Holdings.js'
import { SideSwitch } from '../account/SideSwitch.js'
import { useWalletName } from '../account/useWalletName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { RecentSend } from '../send/RecentSend.js'
import { StorageNotice } from '../settings/StorageNotice.js'
import { RecentSwap } from '../swap/RecentSwap.js'

/** What the active account is and holds, and what can be done with it. */
export function AccountView() {
  const account = useActiveAccount()
  const { active } = useNetworks()
  const found = useAccountBalances()
  const peer = useWalletPeer()
  const isGone = active?.isSupported === false
  const hasFailed = found.hasFailed && !isGone
  const toName = useWalletName()
  // Without old figures the view says it itself.
  useBalanceNotice({ ...found, hasFailed })
  // For the moment between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const { address, connector } = account
  const wallet = toName({
    isEmbedded: connector.id === AUTH_CONNECTOR_ID,
    name: toWalletInfo(connector, peer).name,
  })
  const isUnknown = isGone || (!found.balances && found.hasFailed)
  return (
    <ViewFrame footer={<AccountFooter address={address} wallet={wallet} />}>
      <SideSwitch />
      <AccountTop address={address} wallet={wallet} />
      <StorageNotice isAccountOnly />
      {!isUnknown && <AccountTotal value={found.balances && found.totalFiat} />}
      <AccountActions />
      <RecentSend />
      <RecentSwap />
      <Holdings found={found} isGone={isGone} />
    </ViewFrame>
  )
}
