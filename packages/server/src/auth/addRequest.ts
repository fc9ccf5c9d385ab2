import type { Auth } from './createAuth.js'
import type { Account, MailRequest } from './records.js'

const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Notes that a mail was asked for, before it is sent. Runs under the lock of
 * the address.
 */
export async function addRequest(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: {
    account: Account
    email: string
    request: Omit<MailRequest, 'at'>
  },
): Promise<void> {
  const { account, email, request } = parameters
  const now = auth.now()
  const recent = account.requests.filter(({ at }) => at > now - DAY_MS)
  const requests = [...recent, { ...request, at: now }]
  await auth.store.accounts.set(email, { ...account, requests })
}
