import type { LocalFeatures, RemoteFeatures } from './features.js'
import { getLocalFeatures } from './getLocalFeatures.js'
import { mergeFeatures } from './mergeFeatures.js'

/**
 * Everything that a project offers: what the dashboard decides, and what only
 * the page does.
 *
 * @param parameters.local - the option `features` of `createKit`
 * @param parameters.remote - entries of the dashboard; `undefined` as long as
 * they are not known
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
      /** Whether the project's dashboard has answered. */
      isRemote: boolean
    }
}
