/** Where a mounted kit leaves wagmi's config: on the emitter of a connector. */
export const mountedConfig = Symbol.for('latchkey.mounted')
