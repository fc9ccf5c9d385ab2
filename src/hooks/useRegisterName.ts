'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { registerName } from '../actions/registerName.js'
import { nameQueryFilters } from '../query/name.js'
import { registerNameMutationOptions } from '../query/registerName.js'
import { useKit } from './useKit.js'

/**
 * Hook for registering a name for the active EVM account, which signs the
 * request.
 *
 * On success, invalidates the identity and names of the address, and all
 * queries of the name.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: registerName } = useRegisterName()
 * return <button onClick={() => registerName({ name: 'ada1815' })}>Take it</button>
 */
export function useRegisterName(
  parameters: useRegisterName.Parameters = {},
): useRegisterName.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...registerNameMutationOptions(kit, parameters),
    async mutationFn(variables: registerName.Parameters) {
      const registered = await registerName(kit, variables)
      if (registered.success)
        queryClient
          .invalidateQueries(nameQueryFilters(kit, registered))
          .catch(() => {})
      return registered
    },
  })
}

export declare namespace useRegisterName {
  type Parameters = useKit.Parameters & registerNameMutationOptions.Options
  type ReturnType = UseMutationResult<
    registerName.ReturnType,
    registerName.ErrorType,
    registerName.Parameters
  >
}
