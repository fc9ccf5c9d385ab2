import type { Config } from 'wagmi'

/**
 * wagmi's public state does not show whether connections have been read from
 * storage yet. With `ssr` it reads them after the first render.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L267
 *
 * Without it a connected user sees "Connect wallet" until the page hydrates,
 * or the markup of server and browser differs. It is read-only.
 */
export function getHydration(config: Config): getHydration.ReturnType {
  const { ssr, store } = config._internal
  // Typed here: wagmi's type needs a package that apps cannot resolve.
  const { persist }: { persist?: getHydration.Persist } = store
  return { isSsr: ssr, persist }
}

export declare namespace getHydration {
  type Persist = {
    hasHydrated(): boolean
    onFinishHydration(listener: () => void): () => void
  }
  type ReturnType = {
    isSsr: boolean
    /** `undefined` when the config has no storage. */
    persist: Persist | undefined
  }
}
