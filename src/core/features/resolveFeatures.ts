import type { LocalFeatures, RemoteFeatures } from './features.js'
import { getLocalFeatures } from './getLocalFeatures.js'
import { mergeFeatures } from './mergeFeatures.js'

/**
 * Returns all features of a project: those controlled by the dashboard and
 * those controlled by the page only.
 *
 * @param parameters.local - the `features` option of `createKit`
 * @param parameters.remote - entries of the dashboard; `undefined` until they
 * are known
 */
export function resolveFeatures(parameters: mergeFeatures.Parameters): {
  features: resolveFeatures.Features
  ignored: readonly (keyof RemoteFeatures)[]
} {
  const { local, remote } = parameters
  const { features, ignored } = mergeFeatures(parameters)
  const isRemote = remote !== undefined
  return {
    features: { ...getLocalFeatures(local), ...features, isRemote },
    ignored,
  }
}

export declare namespace resolveFeatures {
  type Features = LocalFeatures &
    RemoteFeatures & {
      /**
       * Whether the dashboard has answered. `false` for the page's own settings
       * and for the dashboard's answer of an earlier visit.
       */
      isRemote: boolean
    }
}
