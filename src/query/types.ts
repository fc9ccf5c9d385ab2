import type {
  QueryFunctionContext,
  QueryKey,
  UseQueryOptions,
} from '@tanstack/react-query'

/** Options of react-query that do not belong to the query itself. */
export type QueryParameter<data, error, selectData, key extends QueryKey> = {
  query?:
    | (Omit<
        UseQueryOptions<data, error, selectData, key>,
        'enabled' | 'queryFn' | 'queryHash' | 'queryKey' | 'queryKeyHashFn'
      > & { enabled?: boolean | undefined })
    | undefined
}

export type QueryOptions<data, error, selectData, key extends QueryKey> = Omit<
  UseQueryOptions<data, error, selectData, key>,
  'enabled' | 'queryFn' | 'queryKey'
> & {
  enabled: boolean
  queryFn: (context: QueryFunctionContext<key>) => Promise<data>
  queryKey: key
}
