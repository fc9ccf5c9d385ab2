'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useExportWallet } from '../../hooks/useExportWallet.js'
import { useManageDevices } from '../../hooks/useManageDevices.js'
import { useModal } from '../../hooks/useModal.js'
import { useNotices } from '../../hooks/useNotices.js'
import { AccountIcon } from '../account/AccountIcon.js'
import { accountTargets } from '../account/accountTargets.js'
import { Icon } from '../parts/Icon.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SettingMark } from './SettingMark.js'
import { SettingRow } from './SettingRow.js'

/** Login method of the embedded wallet, its private keys and its devices. */
export function LoginSettings() {
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const { email, socialProvider, userName } = useEmbeddedUser()
  const { notifyError } = useNotices()
  const toErrorText = useErrorText()
  const [problem, setProblem] = useState<Error>()
  function onError(error: Error) {
    if (notifyError(error) === 'inline') setProblem(error)
  }
  const { mutate: exportWallet } = useExportWallet({ mutation: { onError } })
  const { mutate: manageDevices } = useManageDevices({ mutation: { onError } })
  const shown = cleanText(email ?? '', NAME_MAX_LENGTH)
  return (
    <>
      {socialProvider && userName && (
        <SettingRow
          tile={
            <SettingMark>
              <AccountIcon name="person" />
            </SettingMark>
          }
          title={<bdi translate="no">{userName}</bdi>}
        />
      )}
      {email && (
        <SettingRow
          detail={socialProvider ? settings.email : settings.changeEmail}
          // Only the provider can change the email address of a social
          // login.
          onClick={socialProvider ? undefined : () => go(accountTargets.email)}
          tile={
            <SettingMark>
              <Icon name="email" />
            </SettingMark>
          }
          title={
            <bdi title={shown} translate="no">
              {shown}
            </bdi>
          }
        />
      )}
      <SettingRow
        detail={settings.exportKeyHint}
        onClick={() => {
          setProblem(undefined)
          exportWallet()
        }}
        tile={
          <SettingMark>
            <AccountIcon name="key" />
          </SettingMark>
        }
        title={settings.exportKey}
      />
      <SettingRow
        detail={settings.devicesHint}
        onClick={() => {
          setProblem(undefined)
          manageDevices()
        }}
        tile={
          <SettingMark>
            <AccountIcon name="device" />
          </SettingMark>
        }
        title={settings.devices}
      />
      {problem && (
        <p className="lk-problem" role="alert">
          {toErrorText(problem)}
        </p>
      )}
    </>
  )
}
