import { useEmbeddedUser } from 'latchkey'
import { EmailUpdate } from './EmailUpdate.js'
import { Problem } from './Problem.js'

/** Who is logged in to the embedded wallet. */
export function User({ mailbox }: { mailbox: string }) {
  const user = useEmbeddedUser()
  const { accounts, preferredAccountType, socialProvider } = user
  return (
    <>
      <dl>
        <dt>Name</dt>
        <dd data-testid="user-name">{user.userName ?? 'Not told'}</dd>
        <dt>Email</dt>
        <dd data-testid="user-email">{user.email ?? 'Not told'}</dd>
        <dt>Signed in with</dt>
        <dd className="status" data-testid="user-provider">
          {socialProvider ?? 'email'}
        </dd>
        <dt>Smart accounts</dt>
        <dd>
          {user.smartAccountEnabledNetworks.length > 0
            ? `On the chains ${user.smartAccountEnabledNetworks.join(', ')}`
            : 'On no chain'}
        </dd>
      </dl>
      {accounts.length > 1 && (
        <label>
          Account
          <select
            disabled={user.isPending}
            name="account-type"
            onChange={({ target }) =>
              user.setPreferredAccountType(
                target.value === 'smartAccount' ? 'smartAccount' : 'eoa',
              )
            }
            value={preferredAccountType}
          >
            {accounts.map(({ address, type }) => (
              <option key={address} value={type}>
                {type}: {address}
              </option>
            ))}
          </select>
        </label>
      )}
      <Problem error={user.error} testId="user-error" />
      {(user.email || !user.socialProvider) && (
        <EmailUpdate mailbox={mailbox} />
      )}
    </>
  )
}
