import type {
  InfiniteData,
  QueryFunctionContext,
  QueryKey,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query'

/** react-query options that do not define the query itself. */
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
  /** `false` while a required parameter or account is missing. */
  enabled: boolean
  /** Calls the action. */
  queryFn: (context: QueryFunctionContext<key>) => Promise<data>
  /** Key of the cached data. */
  queryKey: key
}

/** The same for an infinite query. */
export type InfiniteQueryParameter<
  page,
  error,
  selectData,
  key extends QueryKey,
  cursor,
> = {
  query?:
    | (Omit<
        UseInfiniteQueryOptions<page, error, selectData, key, cursor>,
        | 'enabled'
        | 'getNextPageParam'
        | 'getPreviousPageParam'
        | 'initialPageParam'
        | 'queryFn'
        | 'queryHash'
        | 'queryKey'
        | 'queryKeyHashFn'
      > & { enabled?: boolean | undefined })
    | undefined
}

export type InfiniteQueryOptions<
  page,
  error,
  selectData,
  key extends QueryKey,
  cursor,
> = Omit<
  UseInfiniteQueryOptions<page, error, selectData, key, cursor>,
  'enabled' | 'getNextPageParam' | 'initialPageParam' | 'queryFn' | 'queryKey'
> & {
  /** `false` while a required parameter or account is missing. */
  enabled: boolean
  /** Returns the cursor of the next page; `undefined` after the last. */
  getNextPageParam: (
    last: page,
    pages: readonly page[],
    cursor: cursor,
    cursors: readonly cursor[],
  ) => cursor | undefined
  /** Cursor of the first page. */
  initialPageParam: cursor
  /** Calls the action. */
  queryFn: (context: QueryFunctionContext<key, cursor>) => Promise<page>
  /** Key of the cached data. */
  queryKey: key
  /** Declares the type of the cached data. */
  select?: ((data: InfiniteData<page, cursor>) => selectData) | undefined
}

/** react-query options that do not define the mutation itself. */
export type MutationParameter<data, error, variables> = {
  mutation?:
    | Omit<
        UseMutationOptions<data, error, variables>,
        'mutationFn' | 'mutationKey' | 'networkMode'
      >
    | undefined
}

export type MutationOptions<data, error, variables> = Omit<
  UseMutationOptions<data, error, variables>,
  'mutationFn' | 'mutationKey'
> & {
  /** Calls the action. */
  mutationFn: (variables: variables) => Promise<data>
  /** Identifies the action in react-query's mutation cache. */
  mutationKey: readonly unknown[]
}
