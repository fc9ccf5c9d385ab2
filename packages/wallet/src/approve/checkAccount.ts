import { HostError } from 'latchkey/frame'
import type { LocalAccount } from 'viem'

/** @throws HostError 4100 for an account that is not the one signed in */
export function checkAccount(value: unknown, account: LocalAccount) {
  const isOwn =
    typeof value === 'string' &&
    value.toLowerCase() === account.address.toLowerCase()
  if (!isOwn)
    throw new HostError({
      message: 'The account is not the one signed in',
      code: 4100,
    })
}
