'use client'
import { useModal } from '../../hooks/useModal.js'
import { useSmartSessionsStatus } from '../../modal/account/useSmartSessionsStatus.js'
import { accountTargets } from '../account/accountTargets.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { SettingMark } from './SettingMark.js'
import { SettingRow } from './SettingRow.js'

/** The way to what apps may do; nothing is asked before. */
export function PermissionSettings() {
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
