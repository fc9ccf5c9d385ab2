import { manageDevices } from '../actions/manageDevices.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `manageDevices`, which opens the window of
 * devices and recovery.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(manageDevicesMutationOptions(kit))
 */
export function manageDevicesMutationOptions(
  kit: Kit,
  options: manageDevicesMutationOptions.Options = {},
): manageDevicesMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'manageDevices'],
    mutationFn: async () => manageDevices(kit),
  }
}

export declare namespace manageDevicesMutationOptions {
  type Options = MutationParameter<void, manageDevices.ErrorType, void>
  type ReturnType = MutationOptions<void, manageDevices.ErrorType, void>
}
