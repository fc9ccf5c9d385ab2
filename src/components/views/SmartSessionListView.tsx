'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { isImageUrl } from '../../core/url.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useRevokePermissions } from '../../hooks/useRevokePermissions.js'
import { useSmartSessions } from '../../hooks/useSmartSessions.js'
import { useEntryMutation } from '../../modal/account/useEntryMutation.js'
import { useSmartSessionsStatus } from '../../modal/account/useSmartSessionsStatus.js'
import { HoldingsFailed } from '../account/HoldingsFailed.js'
import { NothingYet } from '../account/NothingYet.js'
import { RowsWaiting } from '../account/RowsWaiting.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Spinner } from '../parts/Spinner.js'
import { WalletTile } from '../parts/WalletTile.js'
import { SessionLimits } from '../settings/SessionLimits.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNamespaceText } from '../strings/useNamespaceText.js'

/** App permissions of the account, and the option to revoke them. */
export function SmartSessionListView() {
  const { settings } = useInsideStrings()
  const { toName } = useNamespaceText()
  const status = useSmartSessionsStatus()
  const account = useActiveAccount()
  const { go } = useModal()
  const toEvm = () =>
    go({
      data: { namespace: 'eip155', redirectView: 'SmartSessionList' },
      isReplacing: true,
      view: 'SwitchActiveChain',
    })
  return (
    <ViewFrame
      footer={
        status === 'elsewhere' && (
          <Button onClick={toEvm} variant="primary">
            {settings.goOn(toName('eip155'))}
          </Button>
        )
      }
    >
      {status === 'on' ? (
        <SessionList key={account?.caipAddress} />
      ) : (
        <NothingYet
          text={settings.sessionsOffHint}
          title={settings.sessionsOff}
        />
      )}
    </ViewFrame>
  )
}

/** Active permissions, followed by the ended ones. */
function SessionList() {
  const { settings } = useInsideStrings()
  const { data, error, isFetching, refetch } = useSmartSessions()
  const { start: revoke, state } = useEntryMutation(useRevokePermissions(), [
    'latchkey',
    'revokePermissions',
  ])
  const isPending = state?.status === 'pending'
  if (!data)
    return error ? (
      <HoldingsFailed
        isPending={isFetching}
        onRetry={() => refetch()}
        text={settings.sessionsFailedHint}
        title={settings.sessionsFailed}
      />
    ) : (
      <RowsWaiting label={settings.loadingSessions} />
    )
  const { isSupported, sessions } = data
  if (sessions.length === 0)
    return (
      <NothingYet
        text={isSupported ? settings.noSessionsHint : settings.sessionsOffHint}
        title={isSupported ? settings.noSessions : settings.sessionsOff}
      />
    )
  const live = sessions.filter(({ status }) => status === 'active')
  const ended = sessions.filter(({ status }) => status !== 'active')
  const asked = sessions.find(({ pci }) => pci === state?.variables?.pci)
  // The API responded without revoking it.
  const hasFailed = state?.error || state?.data?.success === false
  const toRow = (session: SessionRow.Props['session']) => (
    <SessionRow
      error={
        session === asked && hasFailed ? (state?.error ?? true) : undefined
      }
      isPending={session === asked && isPending}
      key={session.pci}
      onRevoke={() => {
        const { context, expiry, pci, permissions } = session
        revoke({ context, expiry, pci, permissions })
      }}
      session={session}
    />
  )
  return (
    <div className="lk-settings">
      <span className="lk-hidden" role="status">
        {isPending
          ? settings.revoking
          : asked &&
            state?.data?.success &&
            settings.revoked(toAppName(asked, settings))}
      </span>
      {live.length > 0 ? (
        <>
          <p className="lk-sessions-lead">{settings.sessionsLead}</p>
          <ul className="lk-list">{live.map(toRow)}</ul>
        </>
      ) : (
        <NothingYet
          text={settings.noSessionsHint}
          title={settings.noSessions}
        />
      )}
      {ended.length > 0 && (
        <section>
          <h3 className="lk-group-title">{settings.ended}</h3>
          <ul className="lk-list">{ended.map(toRow)}</ul>
        </section>
      )}
    </div>
  )
}

/** A permission: app, limits and expiry, with a button to revoke it. */
function SessionRow(props: SessionRow.Props) {
  const { error, isPending, onRevoke, session } = props
  const { settings } = useInsideStrings()
  const toErrorText = useErrorText()
  const { expiry, permissions, project, status } = session
  const name = toAppName(session, settings)
  const isLive = status === 'active'
  const icon = isImageUrl(project.iconUrl) ? project.iconUrl : undefined
  return (
    <li className="lk-session" data-ended={!isLive || undefined}>
      <div className="lk-session-head">
        <WalletTile icon={icon} name={name} />
        <span className="lk-row-text">
          <bdi className="lk-row-title" translate="no">
            {name}
          </bdi>
          <span className="lk-row-detail">
            {isLive ? settings.until(expiry) : settings.sessionStatus[status]}
          </span>
        </span>
        {isLive && (
          <button
            aria-busy={isPending || undefined}
            aria-label={settings.revokeOf(name)}
            className="lk-session-end"
            onClick={onRevoke}
            type="button"
          >
            {isPending ? <Spinner /> : settings.revoke}
          </button>
        )}
      </div>
      {isLive && (
        <SessionLimits
          className="lk-session-allowed"
          permissions={permissions}
        />
      )}
      {isPending && <p className="lk-session-text">{settings.revoking}</p>}
      {error && !isPending && (
        <p className="lk-problem" role="alert">
          {error === true ? settings.notRevoked : toErrorText(error)}
        </p>
      )}
    </li>
  )
}

declare namespace SessionRow {
  type Props = {
    /** `true` if the API neither failed nor revoked it. */
    error: Error | true | undefined
    isPending: boolean
    onRevoke: () => void
    session: toAppName.Session
  }
}

/** Display name of the app. The name is untrusted. */
function toAppName(
  { project }: toAppName.Session,
  settings: InsideStrings['settings'],
): string {
  return cleanText(project.name, NAME_MAX_LENGTH) || settings.unnamedApp
}

declare namespace toAppName {
  type Session = NonNullable<
    useSmartSessions.ReturnType['data']
  >['sessions'][number]
}
