import {
  type EvmAccount,
  useRevokePermissions,
  useSmartSessions,
} from 'latchkey'
import { Problem } from './Problem.js'

export function Sessions({ account }: { account: EvmAccount }) {
  const { address, chainId } = account
  const { data, error } = useSmartSessions({ address, chainId })
  const revoke = useRevokePermissions()
  return (
    <>
      <p className="lead">
        {data?.sessions.length === 0
          ? 'No app permissions.'
          : 'These apps may act for you, within what you allowed.'}
      </p>
      <ul className="entries">
        {data?.sessions.map(({ expiry, pci, project, status }) => (
          <li key={pci} data-testid="session">
            <span>
              {project.name}
              <time dateTime={new Date(expiry * 1000).toISOString()}>
                {status}, until {new Date(expiry * 1000).toLocaleDateString()}
              </time>
            </span>
            {status === 'active' && (
              <button
                type="button"
                className="quiet"
                disabled={revoke.isPending}
                onClick={() => revoke.mutate({ address, chainId, pci })}
              >
                Revoke
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem error={error ?? revoke.error} testId="sessions-error" />
    </>
  )
}
