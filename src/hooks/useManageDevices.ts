'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { manageDevices } from '../actions/manageDevices.js'
import { manageDevicesMutationOptions } from '../query/manageDevices.js'
import { useKit } from './useKit.js'

/**
 * Hook for opening the window in which users of the embedded wallet manage
 * their devices and their recovery. Call `mutate` within the click, before any `await`.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: manageDevices } = useManageDevices()
 * return <button onClick={() => manageDevices()}>Devices and recovery</button>
 */
export function useManageDevices(
  parameters: useManageDevices.Parameters = {},
): useManageDevices.ReturnType {
  const kit = useKit(parameters)
  return useMutation(manageDevicesMutationOptions(kit, parameters))
}

export declare namespace useManageDevices {
  type Parameters = useKit.Parameters & manageDevicesMutationOptions.Options
  type ReturnType = UseMutationResult<void, manageDevices.ErrorType, void>
}
