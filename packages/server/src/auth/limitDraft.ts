import { ServiceError } from '../http/ServiceError.js'
import { tooSoon } from '../http/tooSoon.js'
import type { Auth } from './createAuth.js'
import { toClientUses } from './limitClient.js'
import { limitUses } from './limitUse.js'
import { APP_DRAFTS, CLIENT_DRAFTS } from './rules.js'

/**
 * Counts a smart session that somebody prepares, by network and by project. One
 * that is too many is refused: none of others makes room for it.
 *
 * @throws ServiceError TOO_MANY_CALLS
 */
export async function limitDraft(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: { client: string | undefined; project: string },
): Promise<void> {
  const { client, project } = parameters
  try {
    await limitUses(auth, [
      // guard: drafts-per-client
      ...toClientUses({ client, key: 'draft', limits: CLIENT_DRAFTS }),
      { key: `drafts:${project}`, limits: APP_DRAFTS },
    ])
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const waitMs = Number(error.data.secondsLeft) * 1_000
    throw tooSoon({ code: 'TOO_MANY_CALLS', waitMs })
  }
}
