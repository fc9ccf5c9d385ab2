import type { ComponentType } from 'react'

/** A lazily loaded component. A failed load can be retried. */
export type Source<props extends object = object> = {
  /** Returns the component if it is already loaded. */
  peek(): ComponentType<props> | undefined
  load(): Promise<ComponentType<props>>
  /** Loads the component ahead of use. Failures are ignored; `load` retries. */
  preload(): void
}

/**
 * Creates a source.
 *
 * @param fetchComponent - loads the component
 * @param peekFetched - returns the component if another source has loaded its
 * chunk
 */
export function createSource<props extends object = object>(
  fetchComponent: () => Promise<ComponentType<props>>,
  peekFetched?: () => ComponentType<props> | undefined,
): Source<props> {
  let loaded: ComponentType<props> | undefined
  let loading: Promise<ComponentType<props>> | undefined

  async function load() {
    loading ??= fetchComponent()
    try {
      loaded = await loading
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    peek: () => loaded ?? peekFetched?.(),
    load,
    preload() {
      load().catch(() => {})
    },
  }
}
