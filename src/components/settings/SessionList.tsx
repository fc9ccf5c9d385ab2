'use client'
import { useRevokeSmartSession } from '../../hooks/useRevokeSmartSession.js'
import { useSmartSessions } from '../../hooks/useSmartSessions.js'
import { HoldingsFailed } from '../account/HoldingsFailed.js'
import { NothingYet } from '../account/NothingYet.js'
import { RowsWaiting } from '../account/RowsWaiting.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SessionRow } from './SessionRow.js'
import { toAppName } from './toAppName.js'

/** The permissions that hold, then those that have ended. */
export function SessionList() {
  const { settings } = useInsideStrings()
  const { data, error, isFetching, refetch } = useSmartSessions()
  const revoke = useRevokeSmartSession()
  const { isPending, variables } = revoke
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
  const asked = sessions.find(({ pci }) => pci === variables?.pci)
  // The service was told, and did not do it.
  const hasFailed = revoke.error || revoke.data?.success === false
  const toRow = (session: SessionRow.Props['session']) => (
    <SessionRow
      error={
        session === asked && hasFailed ? (revoke.error ?? true) : undefined
      }
      isPending={session === asked && isPending}
      key={session.pci}
      onRevoke={() => {
        if (!isPending) revoke.mutate({ pci: session.pci })
      }}
      session={session}
    />
  )
  return (
    <div className="lk-settings">
      <span className="lk-hidden" role="status">
        {isPending && settings.revoking}
        {asked &&
          revoke.data?.success &&
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
