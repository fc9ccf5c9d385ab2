'use client'
import { toWalletInfo } from '../../core/account/toWalletInfo.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants.js'
import { useWalletPeer } from '../../hooks/account/useWalletPeer.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useDisconnectWallet } from '../../modal/account/useDisconnectWallet.js'
import { useAccountText } from '../account/useAccountText.js'
import { useWalletName } from '../account/useWalletName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { AccountTypes } from '../settings/AccountTypes.js'
import { ActivitySettings } from '../settings/ActivitySettings.js'
import { DisconnectAll } from '../settings/DisconnectAll.js'
import { LoginSettings } from '../settings/LoginSettings.js'
import { NameSettings } from '../settings/NameSettings.js'
import { NetworkSettings } from '../settings/NetworkSettings.js'
import { PermissionSettings } from '../settings/PermissionSettings.js'
import { SettingRow } from '../settings/SettingRow.js'
import { StorageNotice } from '../settings/StorageNotice.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** What can be set of the active account, and its end. */
export function AccountSettingsView() {
  const { account: strings, settings } = useInsideStrings()
  const { back, go } = useModal()
  const account = useActiveAccount()
  const peer = useWalletPeer()
  const { disconnect, hasOthers, isPending } = useDisconnectWallet()
  const name = useAccountText(account?.address)
  const toName = useWalletName()
  // For the moment between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const { address, connector } = account
  const wallet = toName({
    isEmbedded: connector.id === AUTH_CONNECTOR_ID,
    name: toWalletInfo(connector, peer).name,
  })
  return (
    <ViewFrame
      footer={
        <>
          <Button
            isPending={isPending}
            onClick={() =>
              disconnect({ onSuccess: (hasOthers) => hasOthers && back() })
            }
          >
            {hasOthers ? strings.disconnectOne(wallet) : strings.disconnect}
          </Button>
          {hasOthers && <DisconnectAll />}
        </>
      }
    >
      <div className="lk-settings">
        <StorageNotice />
        <div className="lk-list">
          <SettingRow
            detail={settings.wallet(wallet)}
            onClick={() => go({ view: 'ProfileWallets' })}
            tile={<Avatar address={address} />}
            title={<bdi>{name}</bdi>}
          />
          <NetworkSettings />
          {connector.id === AUTH_CONNECTOR_ID && <LoginSettings />}
          <NameSettings />
          <ActivitySettings />
          <PermissionSettings />
        </div>
        <AccountTypes />
      </div>
    </ViewFrame>
  )
}
