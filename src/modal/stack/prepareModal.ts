import type { QueryClient } from '@tanstack/react-query'
import type { Kit } from '../../createKit.js'
import { projectFeaturesQueryOptions } from '../../query/projectFeatures.js'

/**
 * Lets the host mount the closed modal, so that a click renders its content
 * only. A connection, or a login that is kept across a reload, would make it
 * load more.
 *
 * With a client, it also requests from the dashboard which logins to show. A
 * failure is ignored; the first screen requests them again.
 *
 * @example
 * prepareModal(kit, queryClient)
 */
export function prepareModal(kit: Kit, client?: QueryClient): void {
  const { atoms, config, frame, storage, store } = kit
  if (frame)
    client?.prefetchQuery(projectFeaturesQueryOptions(kit)).catch(() => {})
  if (config.state.status !== 'disconnected') return
  if (storage.get('pendingLogin') !== undefined) return
  store.set(atoms.host, (host) =>
    host && !host.isWarm ? { ...host, isWarm: true } : host,
  )
}
