'use client'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { toWalletInfo } from '../../features/accounts/toWalletInfo.js'
import { useWalletPeer } from '../../hooks/account/useWalletPeer.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useDisconnectAll } from '../../hooks/useDisconnectAll.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useNotices } from '../../hooks/useNotices.js'
import { useWalletAccounts } from '../../hooks/useWalletAccounts.js'
import { useActivityStatus } from '../../modal/account/useActivityStatus.js'
import { useDisconnectWallet } from '../../modal/account/useDisconnectWallet.js'
import { useSmartSessionsStatus } from '../../modal/account/useSmartSessionsStatus.js'
import { accountTargets } from '../account/accountTargets.js'
import { useAccountText } from '../account/useAccountText.js'
import { useWalletName } from '../account/useWalletName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { AccountTypes } from '../settings/AccountTypes.js'
import { ContactSettings } from '../settings/ContactSettings.js'
import { CurrencySettings } from '../settings/CurrencySettings.js'
import { LoginSettings } from '../settings/LoginSettings.js'
import { NameSettings } from '../settings/NameSettings.js'
import { SettingMark } from '../settings/SettingMark.js'
import { SettingRow } from '../settings/SettingRow.js'
import { StorageNotice } from '../settings/StorageNotice.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Settings of the active account, and the option to disconnect. */
export function AccountSettingsView() {
  const { account: strings, settings } = useInsideStrings()
  const { back, go } = useModal()
  const account = useActiveAccount()
  const peer = useWalletPeer()
  const { disconnect, hasOthers, isPending } = useDisconnectWallet()
  const name = useAccountText(account?.address)
  const toName = useWalletName()
  // No account between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  const { address, connector } = account
  const isEmbedded = connector.id === AUTH_CONNECTOR_ID
  const wallet = toName({
    isEmbedded,
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
            detail={isEmbedded ? <LoginDetail /> : settings.wallet(wallet)}
            onClick={() => go({ view: 'ProfileWallets' })}
            tile={<Avatar address={address} />}
            title={<bdi translate="no">{name}</bdi>}
          />
          <NetworkSettings />
          <CurrencySettings />
          <ContactSettings />
          {isEmbedded && <LoginSettings />}
          <NameSettings />
          <ActivitySettings />
          <PermissionSettings />
        </div>
        <AccountTypes />
      </div>
    </ViewFrame>
  )
}

/** How the user signed in. */
function LoginDetail() {
  const { settings } = useInsideStrings()
  const { socialProvider } = useEmbeddedUser()
  return socialProvider ? settings.provider(socialProvider) : settings.byEmail
}

/** Current network; opens the network list. */
function NetworkSettings() {
  const { titles } = useStrings()
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const { active } = useNetworks()
  if (!active) return null
  const name = cleanText(active.name, NAME_MAX_LENGTH)
  return (
    <SettingRow
      detail={active.isSupported ? titles.Networks : settings.notOffered}
      onClick={() => go({ view: 'Networks' })}
      tile={<NetworkTile caipNetworkId={active.caipNetworkId} name={name} />}
      title={<bdi translate="no">{name}</bdi>}
    />
  )
}

/** Opens the activity, where available. */
function ActivitySettings() {
  const { settings } = useInsideStrings()
  const { titles } = useStrings()
  const { go } = useModal()
  if (useActivityStatus() !== 'on') return null
  return (
    <SettingRow
      detail={settings.activityHint}
      onClick={() => go({ view: 'Transactions' })}
      tile={
        <SettingMark>
          <Icon name="switch" />
        </SettingMark>
      }
      title={titles.Transactions}
    />
  )
}

/** Opens the app permissions. Fetches nothing itself. */
function PermissionSettings() {
  const { settings } = useInsideStrings()
  const { titles } = useStrings()
  const { go } = useModal()
  if (useSmartSessionsStatus() !== 'on') return null
  return (
    <SettingRow
      detail={settings.permissionsHint}
      onClick={() => go(accountTargets.smartSessions)}
      tile={
        <SettingMark>
          <Icon name="shield" />
        </SettingMark>
      }
      title={titles.SmartSessionList}
    />
  )
}

/** Disconnects all wallets. Lists their names, so that none is overlooked. */
function DisconnectAll() {
  const { account } = useInsideStrings()
  const { notifyError } = useNotices()
  const { wallets } = useWalletAccounts()
  const { isPending, mutate: disconnect } = useDisconnectAll({
    mutation: { onError: (error) => notifyError(error) },
  })
  // A wallet may have an account in each namespace.
  const names = new Set(wallets.map(useWalletName()))
  return (
    <Button isPending={isPending} onClick={() => disconnect()} variant="text">
      <span className="lk-ends-all">
        <span>{account.disconnectAll}</span>{' '}
        <span className="lk-ends-names">
          {[...names].map((name, index) => (
            <span key={name}>
              {index > 0 && <span>{' · '}</span>}
              <bdi translate="no">{name}</bdi>
            </span>
          ))}
        </span>
      </span>
    </Button>
  )
}
