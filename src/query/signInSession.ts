import { getSignInSession } from '../actions/getSignInSession.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { AccountNamespace } from '../core/account/account.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the active account's sign-in session; `null`
 * when not signed in. Every fetch verifies the session. The key changes
 * whenever the account, its network or its session does, so that a session is
 * never shown for another account.
 *
 * @param options.namespace - active account of `eip155` or `solana`; default
 * the one used last
 * @param options.query - react-query options
 *
 * @example
 * const session = await queryClient.fetchQuery(signInSessionQueryOptions(kit))
 */
export function signInSessionQueryOptions<
  selectData = signInSessionQueryOptions.Data,
>(
  kit: Kit,
  options: signInSessionQueryOptions.Options<selectData> = {},
): signInSessionQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { namespace, query } = options
  const account = kit.getActiveAccount(namespace)
  return {
    ...queryDefaults,
    networkMode: 'always',
    staleTime: 0,
    ...query,
    enabled: query?.enabled ?? account?.status === 'connected',
    queryKey: signInSessionQueryKey(kit, { namespace }),
    async queryFn() {
      return (await getSignInSession(kit, { namespace })) ?? null
    },
  }
}

export declare namespace signInSessionQueryOptions {
  type Data = NonNullable<getSignInSession.ReturnType> | null
  type Options<selectData = Data> = getSignInSession.Parameters &
    QueryParameter<
      Data,
      getSignInSession.ErrorType,
      selectData,
      signInSessionQueryKey.ReturnType
    >
  type ReturnType<selectData = Data> = QueryOptions<
    Data,
    getSignInSession.ErrorType,
    selectData,
    signInSessionQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the active account's sign-in session.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: signInSessionQueryKey(kit) })
 */
export function signInSessionQueryKey(
  kit: Kit,
  options: signInSessionQueryKey.Options = {},
): signInSessionQueryKey.ReturnType {
  assertKit(kit)
  const { namespace } = copyParameters(options)
  const account = kit.getActiveAccount(namespace)?.caipAddress ?? null
  const { version } = kit.store.get(kit.atoms.signIn)
  return ['latchkey', 'signInSession', kit.projectId, { account, version }]
}

export declare namespace signInSessionQueryKey {
  type Options = { namespace?: AccountNamespace | undefined }
  type ReturnType = readonly [
    'latchkey',
    'signInSession',
    string,
    { account: string | null; version: number },
  ]
}
