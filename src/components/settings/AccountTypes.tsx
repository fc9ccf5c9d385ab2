'use client'
import { useId } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useResetAccount } from '../../hooks/useResetAccount.js'
import { useEntryMutation } from '../../modal/account/useEntryMutation.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SettingMark } from './SettingMark.js'

/** Account type of the embedded wallet, if it has several. */
export function AccountTypes() {
  const { settings } = useInsideStrings()
  const toErrorText = useErrorText()
  const account = useActiveAccount()
  const user = useEmbeddedUser()
  const id = useId()
  const { error, isPending, preferredAccountType } = user
  const isEmbedded =
    account?.connector.id === AUTH_CONNECTOR_ID &&
    account.namespace === 'eip155'
  const types = [...new Set(user.accounts.map(({ type }) => type))]
  if (!isEmbedded || types.length < 2) return null
  return (
    <>
      <section>
        <h3 className="lk-group-title" id={id}>
          {settings.accountType}
        </h3>
        <div
          aria-busy={isPending || undefined}
          aria-labelledby={id}
          className="lk-list"
          role="radiogroup"
        >
          {types.map((type) => (
            <label className="lk-row lk-type" key={type}>
              <span className="lk-row-text">
                <span className="lk-row-title">{settings.types[type]}</span>
                <span className="lk-row-detail lk-type-hint">
                  {settings.typeHints[type]}
                </span>
              </span>
              <input
                checked={type === preferredAccountType}
                className="lk-type-input"
                name={id}
                onChange={() => {
                  if (!isPending) user.setPreferredAccountType(type)
                }}
                type="radio"
              />
            </label>
          ))}
        </div>
        <span className="lk-hidden" role="status">
          {isPending && settings.typeChanging}
        </span>
        {error && (
          <p className="lk-problem" role="alert">
            {toErrorText(error)}
          </p>
        )}
      </section>
      <ResetAccount isUpgraded={user.smartAccountDeployed === true} />
    </>
  )
}

/** Undoes the upgrade of the account on the active network. */
function ResetAccount({ isUpgraded }: { isUpgraded: boolean }) {
  const { settings } = useInsideStrings()
  const toErrorText = useErrorText()
  const { start, state } = useEntryMutation(useResetAccount(), [
    'latchkey',
    'resetAccount',
  ])
  const isPending = state?.status === 'pending'
  return (
    <>
      {isUpgraded && (
        <div className="lk-list">
          <Row
            detail={
              <span className="lk-type-hint">
                {isPending ? settings.revoking : settings.reset.hint}
              </span>
            }
            onClick={() => start({})}
            tile={
              <SettingMark>
                <Icon name="switch" />
              </SettingMark>
            }
            title={settings.reset.action}
          />
        </div>
      )}
      <span className="lk-hidden" role="status">
        {isPending ? settings.revoking : state?.data && settings.reset.done}
      </span>
      {state?.error && (
        <p className="lk-problem" role="alert">
          {toErrorText(state.error)}
        </p>
      )}
    </>
  )
}
