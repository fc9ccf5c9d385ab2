import { readDashboard } from '../api/readDashboard.js'
import { getKitError } from '../core/errors/getKitError.js'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import type { Kit } from '../createKit.js'
import { showAlert } from '../features/notices/showAlert.js'
import { showServiceAlert } from '../features/notices/showServiceAlert.js'
import { notifyError } from './notice/notifyError.js'
import { assertParameters } from './parameters/assertParameters.js'
import { createFeatureCache } from './project/createFeatureCache.js'

/**
 * Returns the features of the project: the settings of its dashboard, or,
 * where these are not set, the `features` passed to the kit, else the defaults.
 *
 * The dashboard's answer is kept in storage: if the dashboard cannot be read,
 * its last answer applies.
 *
 * Settings that the dashboard overrides are reported once, in the log and as
 * an alert. With `createKit({ debug: true })` and a login of the embedded
 * wallet, the allowed origins are checked as well, once, a second later.
 *
 * @param parameters.signal - aborts the request
 * @returns `isRemote` is whether the dashboard has answered this request; its
 * failure is not thrown
 * @throws ParameterError for parameters of a wrong type, KitError when aborted
 *
 * @example
 * const { onramp, swaps } = await getProjectFeatures(kit)
 */
export async function getProjectFeatures(
  kit: Kit,
  parameters: getProjectFeatures.Parameters = {},
): Promise<getProjectFeatures.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const cache = kit.own(createFeatureCache)
  const remote = await readConfig(kit, signal)
  if (signal?.aborted) throw getKitError(signal.reason)
  if (remote) cache.write(remote)
  const { features, ignored } = resolveFeatures({
    local: kit.features,
    remote: remote ?? cache.read(),
  })
  if (ignored.length > 0) warn(kit, ignored)
  kit.own(createOriginCheck).run(features)
  return { ...features, isRemote: remote !== undefined }
}

export declare namespace getProjectFeatures {
  type Parameters = { signal?: AbortSignal | undefined }
  type ReturnType = resolveFeatures.Features
  type ErrorType = getKitError.ReturnType
}

/**
 * A failed first request is repeated with the API client, which retries and
 * knows what a failure means.
 */
async function readConfig(kit: Kit, signal: AbortSignal | undefined) {
  const { hosts, projectId } = kit
  const quick = { host: hosts.explorer, projectId, signal }
  const entries = await readDashboard(quick)
  if (entries || signal?.aborted) return entries
  try {
    const api = await kit.api()
    const { features } = await api.getProjectConfig({ signal })
    return features
  } catch (error) {
    kit.logger.warn('project config', error)
    if (!signal?.aborted && notifyError(kit, error) === 'inline')
      showServiceAlert(kit, error, 'Project config')
    return undefined
  }
}

function warn(kit: Kit, ignored: readonly string[]) {
  const { shownAlerts } = kit.store.get(kit.atoms.notices)
  if (shownAlerts.includes('featuresIgnored')) return
  const details = `The project's dashboard decides: ${ignored.join(', ')}.`
  kit.logger.warn(details)
  showAlert(kit, { key: 'featuresIgnored', variant: 'warning', details })
}

const ORIGIN_CHECK_DELAY_MS = 1_000

const isNodeTimer = (timer: unknown): timer is { unref(): void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer

/** Checks the origin once per kit. Only alerts depend on it. */
function createOriginCheck(kit: Kit) {
  let isDone = false
  return {
    run({ email, socials }: getProjectFeatures.ReturnType) {
      if (isDone || !kit.debug || !kit.frame || !(email || socials)) return
      isDone = true
      // The list of wallets is drawn first.
      const timer: unknown = setTimeout(() => {
        import('./getOriginStatus.js')
          .then(({ getOriginStatus }) => getOriginStatus(kit))
          .catch((error) => kit.logger.warn('allowed origins', error))
      }, ORIGIN_CHECK_DELAY_MS)
      // Node waits for timers, not for a check.
      if (isNodeTimer(timer)) timer.unref()
    },
  }
}
