/**
 * Defaults of all queries of the kit, unless `query` overrides them. Requests
 * are retried where they are made. `placeholderData` is reset because a client
 * that keeps previous data by default would show one account's data as
 * another's.
 */
export const queryDefaults = {
  placeholderData: () => undefined,
  retry: false,
} as const
