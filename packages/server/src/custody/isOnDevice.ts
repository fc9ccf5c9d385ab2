import type { ShareSet } from './records.js'

/**
 * Whether a set is that of a device.
 *
 * @param device - by hash
 */
export function isOnDevice(
  { deviceId, joined = [] }: Pick<ShareSet, 'deviceId' | 'joined'>,
  device: string,
): boolean {
  return deviceId === device || joined.includes(device)
}
