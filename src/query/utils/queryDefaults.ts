/**
 * What all queries of the kit have, unless `query` says otherwise. Requests are
 * repeated where they are made. And a client whose default it is to keep what
 * was there before would show one account's answer as another's.
 */
export const queryDefaults = {
  placeholderData: () => undefined,
  retry: false,
} as const
