import type { transact } from '../../actions/transact.js'

/**
 * Returns what tells one transaction of a button from another: the same
 * content has the same key, on every render.
 */
export function toTransactKey(parameters: toTransactKey.Parameters): string {
  const { calls = [], chainId = '', id = '' } = parameters
  return JSON.stringify(
    [id, chainId, calls.map(({ abi, ...call }) => call)],
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  )
}

export declare namespace toTransactKey {
  type Parameters = {
    calls?: readonly transact.Call[] | undefined
    chainId?: number | string | undefined
    id?: string | undefined
  }
}
