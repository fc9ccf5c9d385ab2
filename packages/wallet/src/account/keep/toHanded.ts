import type { DeviceRecord } from '../../keys/signerWire.js'
import type { VaultKey } from '../../storage/sealed.js'
import type { HandedRecord } from '../../wire/keepWire.js'

/** A sealed key with what opens it, for another page of this origin. */
export function toHanded(
  record: DeviceRecord,
  vaultKey: VaultKey,
): HandedRecord {
  return { ...record, key: record.key ?? vaultKey.key }
}
