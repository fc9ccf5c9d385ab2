import type { ComponentType } from 'react'

/** A component that is fetched on first use, and asked for again on failure. */
export type Source<props extends object = object> = {
  /** The component when it is there already. */
  peek(): ComponentType<props> | undefined
  load(): Promise<ComponentType<props>>
  /** Fetches it before it is needed; a failure is kept for the use. */
  preload(): void
}

export function createSource<props extends object = object>(
  fetchComponent: () => Promise<ComponentType<props>>,
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
    peek: () => loaded,
    load,
    preload() {
      load().catch(() => {})
    },
  }
}
