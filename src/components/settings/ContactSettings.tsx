'use client'
import { useModal } from '../../hooks/useModal.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { AccountIcon } from '../account/AccountIcon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { SettingMark } from './SettingMark.js'
import { SettingRow } from './SettingRow.js'

/** Opens the contacts, where the account can send. */
export function ContactSettings() {
  const { settings } = useInsideStrings()
  const { titles } = useStrings()
  const { go } = useModal()
  if (!useWalletFeatures().includes('send')) return null
  return (
    <SettingRow
      detail={settings.contactsHint}
      onClick={() => go({ view: 'Contacts' })}
      tile={
        <SettingMark>
          <AccountIcon name="person" />
        </SettingMark>
      }
      title={titles.Contacts}
    />
  )
}
