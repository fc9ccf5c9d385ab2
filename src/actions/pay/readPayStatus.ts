import type { Kit } from '../../createKit.js'
import type { getPayStatus } from '../getPayStatus.js'

/** A service that cannot be reached says nothing about the payment. */
export async function readPayStatus(
  kit: Kit,
  requestId: string,
): Promise<getPayStatus.ReturnType['status'] | undefined> {
  try {
    const api = await kit.api()
    return (await api.getTransferStatus({ requestId })).status
  } catch {
    return undefined
  }
}
