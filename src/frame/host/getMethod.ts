/** The rpc method that a payload names, whatever else it may be. */
export function getMethod(payload: unknown): string | undefined {
  const { method } = (payload ?? {}) as { method?: unknown }
  return typeof method === 'string' ? method : undefined
}
