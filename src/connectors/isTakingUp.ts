import type { Config } from 'wagmi'
import { asked } from './asked.js'

/**
 * Whether wagmi takes up the connections of an earlier visit. With nothing
 * active it calls that `connecting`, as if a person had asked for a wallet.
 */
export function isTakingUp({ connectors, state }: Config): boolean {
  if (state.status === 'reconnecting') return true
  const known = [...asked.values()]
  return (
    state.status === 'connecting' &&
    !connectors.some((connector) => known.includes(connector))
  )
}
