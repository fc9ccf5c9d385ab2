export type RpcError = Error & {
  rpc: { code: number; message: string; data?: unknown }
}

/** An error that reaches the caller as JSON-RPC's `error`. */
export function createRpcError(
  code: number,
  message: string,
  data?: unknown,
): RpcError {
  const rpc = { code, message, ...(data === undefined ? {} : { data }) }
  return Object.assign(new Error(message), { rpc })
}
