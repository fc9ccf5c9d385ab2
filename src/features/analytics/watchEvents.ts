import { closedModal } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { emit } from './emit.js'

/**
 * Raises the events of the modal, and reports failed queries and mutations of
 * the kit, until the returned function is called. Loaded only if the app has
 * asked for events; a modal that was opened meanwhile counts as opened now.
 *
 * @param client - react-query's client
 */
export function watchEvents(kit: Kit, client: watchEvents.Client): () => void {
  const { modal } = kit.atoms
  const watch = kit.own(createWatch)
  if (watch.count++ > 0) return leave
  const { store } = kit
  let before = closedModal
  function onModal() {
    const { embedded, isOpen, stack } = store.get(modal)
    const earlier = before
    before = store.get(modal)
    // An embedded modal is always there.
    const wasOpen = earlier.isOpen && !earlier.embedded
    if (isOpen && !embedded && !wasOpen) emit(kit, { event: 'MODAL_OPEN' })
    const entry = stack.at(-1)
    const isReturn = earlier.isOpen && earlier.stack.length > stack.length
    if (isOpen && entry && !isReturn && entry !== earlier.stack.at(-1))
      emit(kit, { ...entry, event: 'VIEW', from: earlier.stack.at(-1)?.view })
    if (!isOpen && wasOpen) emit(kit, { event: 'MODAL_CLOSE' })
  }
  if (store.get(modal).isOpen) onModal()
  const caches = [client.getQueryCache(), client.getMutationCache()]
  watch.stops = [
    store.sub(modal, onModal),
    ...caches.map((cache) => cache.subscribe((event) => onCache(kit, event))),
  ]
  return leave

  function leave() {
    if (--watch.count > 0) return
    for (const stop of watch.stops) stop()
  }
}

export declare namespace watchEvents {
  type Client = { getQueryCache(): Cache; getMutationCache(): Cache }
}

type Cache = { subscribe(listener: (event: CacheEvent) => void): () => void }

/** What the events of both caches can have. */
type CacheEvent = {
  action?: { type: string; error?: unknown } | undefined
  mutation?:
    | { options: { mutationKey?: readonly unknown[] | undefined } }
    | undefined
  query?: { queryKey: readonly unknown[] } | undefined
}

const createWatch = () => ({ count: 0, stops: [] as (() => void)[] })

function onCache(kit: Kit, { action, mutation, query }: CacheEvent) {
  if (action?.type !== 'error') return
  const [owner, , project] =
    query?.queryKey ?? mutation?.options.mutationKey ?? []
  if (owner !== 'latchkey') return
  // Of another kit on the page, which reports it.
  if (query && project !== kit.projectId) return
  emit(kit, { event: 'FAILURE', error: action.error })
}
