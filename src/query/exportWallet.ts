import { exportWallet } from '../actions/exportWallet.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `exportWallet`, which opens the window that
 * exports private keys.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(exportWalletMutationOptions(kit))
 */
export function exportWalletMutationOptions(
  kit: Kit,
  options: exportWalletMutationOptions.Options = {},
): exportWalletMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'exportWallet'],
    mutationFn: async () => exportWallet(kit),
  }
}

export declare namespace exportWalletMutationOptions {
  type Options = MutationParameter<void, exportWallet.ErrorType, void>
  type ReturnType = MutationOptions<void, exportWallet.ErrorType, void>
}
