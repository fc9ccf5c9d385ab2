import type { ComponentType } from 'react'

/** A component that is fetched on first use, and asked for again on failure. */
export type Source = {
  /** The component when it is there already. */
  peek(): ComponentType | undefined
  load(): Promise<ComponentType>
  /** Fetches it before it is needed; a failure is kept for the use. */
  preload(): void
}

export function createSource(
  fetchComponent: () => Promise<ComponentType>,
): Source {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

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
