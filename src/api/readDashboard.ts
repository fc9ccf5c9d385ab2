import { ApiTimeoutError } from '../core/errors/api.js'
import type { mergeFeatures } from '../core/features/mergeFeatures.js'
import { toFeatureEntries } from '../core/features/toFeatureEntries.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import { defaultSdk } from '../version.js'

const TIMEOUT_MS = 10_000
/** Longer than any answer of a dashboard, in UTF-16 units. */
const MAX_LENGTH = 65_536

/**
 * Calls `GET /appkit/v1/config` on the explorer host once, without the API
 * client: the first screen waits for the answer, and must not wait for the
 * client's code too.
 *
 * @returns `undefined` if there is no answer, or not one of a dashboard; the
 * API client knows why
 */
export async function readDashboard(
  parameters: readDashboard.Parameters,
): Promise<readonly mergeFeatures.Entry[] | undefined> {
  const { host, projectId, signal } = parameters
  const { type: st, version: sv } = defaultSdk
  const query = new URLSearchParams({ st, sv, projectId })
  const url = `${host.replace(/\/+$/, '')}/appkit/v1/config?${query}`
  try {
    return await withDeadline(
      async (signal) => {
        const response = await fetch(url, { credentials: 'omit', signal })
        const text = response.ok ? await response.text() : ''
        if (!text || text.length > MAX_LENGTH) return undefined
        return toFeatureEntries(JSON.parse(text)?.features)
      },
      { error: () => new ApiTimeoutError(), ms: TIMEOUT_MS, signal },
    )
  } catch {
    return undefined
  }
}

export declare namespace readDashboard {
  type Parameters = {
    host: string
    projectId: string
    signal: AbortSignal | undefined
  }
}
