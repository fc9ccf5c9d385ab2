/** Returns the RPC method that a payload names, whatever its shape. */
export function getMethod(payload: unknown): string | undefined {
  const { method } = (payload ?? {}) as { method?: unknown }
  return typeof method === 'string' ? method : undefined
}
