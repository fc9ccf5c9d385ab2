/** Whether a `wallet_sendCalls` is to replace calls that are pending. */
export function hasReplacement(params: unknown): boolean {
  const [request] = Array.isArray(params) ? params : []
  const { capabilities } = Object(request) as { capabilities?: unknown }
  return Object(capabilities).replacement !== undefined
}
