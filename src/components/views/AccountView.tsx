'use client'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { toWalletInfo } from '../../features/accounts/toWalletInfo.js'
import { isName } from '../../features/names/isName.js'
import { useWalletPeer } from '../../hooks/account/useWalletPeer.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useCancelSend } from '../../hooks/useCancelSend.js'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useSpeedUp } from '../../hooks/useSpeedUp.js'
import { useBalanceNotice } from '../../modal/account/useBalanceNotice.js'
import { useDisconnectWallet } from '../../modal/account/useDisconnectWallet.js'
import { useRecentSend } from '../../modal/send/useRecentSend.js'
import { AccountActions } from '../account/AccountActions.js'
import { AccountIcon } from '../account/AccountIcon.js'
import { AccountIdentity } from '../account/AccountIdentity.js'
import { AccountTotal } from '../account/AccountTotal.js'
import { Holdings } from '../account/Holdings.js'
import { SideSwitch, useSides } from '../account/SideSwitch.js'
import { useWalletName } from '../account/useWalletName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { RecentRow } from '../parts/RecentRow.js'
import { StorageNotice } from '../settings/StorageNotice.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { useStrings } from '../strings/useStrings.js'
import { useSubjects } from '../strings/useSubjects.js'
import { RecentSwap } from '../swap/RecentSwap.js'

/** The active account, its holdings and actions. */
export function AccountView() {
  const account = useActiveAccount()
  const { active } = useNetworks()
  const found = useAccountBalances()
  const peer = useWalletPeer()
  const isGone = active?.isSupported === false
  const hasFailed = found.hasFailed && !isGone
  const toName = useWalletName()
  // Without previous balances, the view itself shows the error.
  useBalanceNotice({ ...found, hasFailed })
  // No account between disconnecting and closing.
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
      {!isUnknown && <AccountTotal found={found} />}
      <AccountActions />
      <RecentSend />
      <RecentSwap />
      <Holdings found={found} isGone={isGone} />
    </ViewFrame>
  )
}

/** Network, identity and settings button of the account. */
function AccountTop(props: AccountIdentity.Props) {
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const isOnly = useSides().length < 2
  return (
    <div className="lk-account-top">
      <div className="lk-account-start">{isOnly && <NetworkSwitch />}</div>
      <AccountIdentity {...props} />
      <button
        aria-label={settings.open}
        className="lk-icon-button lk-account-end"
        onClick={() => go({ view: 'AccountSettings' })}
        type="button"
      >
        <AccountIcon name="gear" />
      </button>
    </div>
  )
}

/** Network of the only account; opens the network list. */
function NetworkSwitch() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  const { active } = useNetworks()
  const toNetworkText = useNetworkText()
  if (!active) return null
  const name = toNetworkText(active.name)
  return (
    <button
      aria-label={account.switchNetwork(name)}
      className="lk-network-switch"
      onClick={() => go({ view: 'Networks' })}
      type="button"
    >
      <bdi className="lk-network-name" translate="no">
        {name}
      </bdi>
      <Icon name="down" />
    </button>
  )
}

/** Secondary actions: view on explorer, and disconnect. */
function AccountFooter({ address, wallet }: AccountFooter.Props) {
  const { account } = useInsideStrings()
  const { getAddressUrl } = useExplorer()
  const { disconnect, hasOthers, isPending } = useDisconnectWallet()
  const href = getAddressUrl(address)
  return (
    <div className="lk-account-footer">
      {href && (
        <ExternalLink className="lk-button lk-quiet" href={href}>
          <span>{account.explorer}</span>
          <Icon name="external" />
        </ExternalLink>
      )}
      <Button isPending={isPending} onClick={() => disconnect()}>
        {hasOthers ? account.disconnectOne(wallet) : account.disconnect}
      </Button>
    </div>
  )
}

declare namespace AccountFooter {
  type Props = {
    address: string
    /** Display name of the wallet. */
    wallet: string
  }
}

/** The pending or unresolved send, shown at the top of the account. */
function RecentSend() {
  const recent = useRecentSend()
  const { send } = useInsideStrings()
  const { toasts } = useStrings().notices
  const toSubject = useSubjects()
  if (!recent) return null
  const { href, replaceId, status, subject, to } = recent
  const title = {
    notSent: toasts.sendFailed,
    pending: subject ? send.recentPending : toasts.sending,
    sent: send.recentSent,
    unknown: subject ? send.recentUnknown : toasts.sendUnknown,
  }[status](toSubject(subject))
  return (
    <RecentRow
      detail={send.recentTo(isName(to) ? to : truncateAddress(to))}
      href={href}
      actions={replaceId && <RecentActions sendId={replaceId} />}
      status={states[status]}
      title={title}
    />
  )
}

/** The embedded wallet asks; whatever comes of it, the row tells. */
function RecentActions({ sendId }: { sendId: string }) {
  const { send } = useInsideStrings()
  const speedUp = useSpeedUp()
  const cancel = useCancelSend()
  const isAsked = speedUp.isPending || cancel.isPending
  return (
    <>
      <button
        aria-disabled={isAsked}
        className="lk-link"
        onClick={() => isAsked || speedUp.mutate({ sendId })}
        type="button"
      >
        {send.speedUp}
      </button>
      <button
        aria-disabled={isAsked}
        className="lk-link"
        onClick={() => isAsked || cancel.mutate({ sendId })}
        type="button"
      >
        {send.cancel}
      </button>
    </>
  )
}

const states = {
  notSent: 'failed',
  pending: 'pending',
  sent: 'done',
  unknown: 'unknown',
} as const
