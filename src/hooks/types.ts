import type { UseMutationOptions } from '@tanstack/react-query'

/** Options of react-query that do not belong to the mutation itself. */
export type MutationParameter<data, error, variables> = {
  mutation?:
    | Omit<
        UseMutationOptions<data, error, variables>,
        'mutationFn' | 'mutationKey' | 'networkMode'
      >
    | undefined
}
