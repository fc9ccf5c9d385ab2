import { getKitError } from '../core/errors/getKitError.js'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import type { Kit } from '../createKit.js'
import { showAlert } from './notice/showAlert.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * What the project offers: the features of its dashboard, and where that says
 * nothing or cannot be asked, the page's own `features`, else the defaults.
 *
 * What the page has set in vain is said once, in the log and as an alert.
 *
 * @param parameters.signal - ends the request
 * @returns `isRemote` tells whether the dashboard has answered; a failure of it
 * is none of this
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
  const remote = await readConfig(kit, signal)
  if (signal?.aborted) throw getKitError(signal.reason)
  const { features, ignored } = resolveFeatures({
    local: kit.features,
    remote,
  })
  if (ignored.length > 0) warn(kit, ignored)
  return features
}

export declare namespace getProjectFeatures {
  type Parameters = { signal?: AbortSignal | undefined }
  type ReturnType = resolveFeatures.Features
  type ErrorType = getKitError.ReturnType
}

async function readConfig(kit: Kit, signal: AbortSignal | undefined) {
  try {
    const api = await kit.api()
    const { features } = await api.getProjectConfig({ signal })
    return features
  } catch (error) {
    kit.logger.warn('project config', error)
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
