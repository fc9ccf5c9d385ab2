'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { createFeatureCache } from '../../actions/project/createFeatureCache.js'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the project's features as known without a request: the dashboard's
 * answer of an earlier visit, else the page's own settings. While hydrating,
 * those of the page, as on the server.
 */
export function useKnownFeatures(kit: Kit): useKnownFeatures.ReturnType {
  const remote = useSyncExternalStore(
    subscribeToNothing,
    () => kit.own(createFeatureCache).read(),
    () => undefined,
  )
  return useMemo(() => {
    const { features } = resolveFeatures({ local: kit.features, remote })
    return {
      features: { ...features, isRemote: false },
      isStored: remote !== undefined,
    }
  }, [kit, remote])
}

export declare namespace useKnownFeatures {
  type ReturnType = {
    features: resolveFeatures.Features
    /** Whether the dashboard has answered before. */
    isStored: boolean
  }
}

const subscribeToNothing = () => () => {}
