'use client'
import { useModal } from '../../hooks/useModal.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { AccountIcon } from './AccountIcon.js'
import { AccountIdentity } from './AccountIdentity.js'
import { NetworkSwitch } from './NetworkSwitch.js'

/** Where the account is, whose it is, and the way to its settings. */
export function AccountTop(props: AccountIdentity.Props) {
  const { settings } = useInsideStrings()
  const { go } = useModal()
  return (
    <div className="lk-account-top">
      <div className="lk-account-start">
        <NetworkSwitch />
      </div>
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
