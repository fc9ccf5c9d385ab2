'use client'
import { useId } from 'react'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

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
  )
}
