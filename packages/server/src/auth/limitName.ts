import { createFailure } from '../http/createFailure.js'
import { ServiceError } from '../http/ServiceError.js'
import { tooSoon } from '../http/tooSoon.js'
import type { Auth } from './createAuth.js'
import { limitClient } from './limitClient.js'
import { limitUse } from './limitUse.js'
import { APP_NAMES, CLIENT_NAMES } from './rules.js'

/**
 * Counts a registration of a name, by network and by project: accounts cost
 * nothing, so that their signatures alone limit nobody.
 *
 * @throws ServiceError TOO_MANY_NAMES
 */
export async function limitName(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: { client: string | undefined; project: string },
): Promise<void> {
  const { client, project } = parameters
  try {
    // guard: names-per-client
    await limitClient(auth, { client, key: 'name', limits: CLIENT_NAMES })
    // guard: names-per-project
    await limitUse(auth, { key: `names:${project}`, limits: APP_NAMES })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const waitMs = Number(error.data.secondsLeft) * 1_000
    const { message } = error
    const refused = tooSoon({ code: 'TOO_MANY_NAMES', message, waitMs })
    Object.assign(refused.data, createFailure(refused.code, message).data)
    throw refused
  }
}
