import type { Hex } from 'viem'

/** What the bundler of one chain does with operations it has accepted. */
export type BundlerMode = 'mine' | 'hold' | 'drop'

/** Bad luck of the local bundlers. */
export type BundlerControl = {
  /**
   * `hold` keeps accepted operations back until they are sent with `flush`,
   * `drop` forgets them. Default `mine`.
   */
  setMode(mode: BundlerMode): void
  /** The least that both fees of an operation have to be. Default 0. */
  setPrice(gwei: number): void
  /** Sends what is held back. */
  flush(): Promise<void>
  /** Hashes of operations that are held back or in no block yet. */
  pending(): readonly Hex[]
}

export type RpcMethods = Record<
  string,
  (params: readonly unknown[]) => Promise<unknown>
>
