import type { QueryClient } from '@tanstack/react-query'
import { resolveFeatures } from '../../../src/core/features/resolveFeatures.js'
import type { Kit } from '../../../src/createKit.js'
import { projectFeaturesQueryKey } from '../../../src/query/projectFeatures.js'

/**
 * Sets the dashboard's answer, as if it had been requested: one that leaves
 * every feature to the page.
 */
export function answerFeatures(kit: Kit, queryClient: QueryClient): void {
  const { features } = resolveFeatures({ local: kit.features })
  const answer = { ...features, isRemote: true }
  queryClient.setQueryData(projectFeaturesQueryKey(kit), answer)
}
