import type { Config } from 'wagmi'

/** Where `followChains` leaves the config of a connector: on its emitter. */
export const liveConfig = Symbol.for('latchkey.config')

/** The parts of wagmi's config that change with its chains. */
export type LiveConfig = Pick<Config, 'chains' | 'getClient'>
