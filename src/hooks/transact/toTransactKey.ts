import type { transact } from '../../actions/transact.js'

/**
 * Returns what tells one transaction of a button from another: the same
 * content has the same key, on every render.
 */
export function toTransactKey(parameters: toTransactKey.Parameters): string {
  const { calls = [], chainId = '', id = '', payer = '' } = parameters
  return JSON.stringify(
    [id, chainId, payer, calls.map(toContent)],
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  )
}

/** Of the ABI, what the function takes: overloads are different calls. */
function toContent({ abi, ...call }: transact.Call) {
  const { functionName } = call as { functionName?: unknown }
  const items = (abi ?? []) as readonly { inputs?: unknown; name?: unknown }[]
  const overloads = items.filter(({ name }) => name === functionName)
  return [call, overloads.map(({ inputs }) => inputs)]
}

export declare namespace toTransactKey {
  type Parameters = {
    calls?: readonly transact.Call[] | undefined
    chainId?: number | string | undefined
    id?: string | undefined
    /** Address of the account that pays. */
    payer?: string | undefined
  }
}
