'use client'
import { useModal } from '../../hooks/useModal.js'
import { useActivityStatus } from '../../modal/account/useActivityStatus.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { SettingMark } from './SettingMark.js'
import { SettingRow } from './SettingRow.js'

/** The way to what the account has done and got, where that is told. */
export function ActivitySettings() {
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
