import type { AccountNamespace } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import type { Kit } from '../../createKit.js'

const RECEIVERS_LIMIT = 200

/**
 * Remembers the receiver of a completed send. Such a send was approved by the
 * user and moved an amount above zero.
 */
export function rememberReceiver(
  kit: Kit,
  parameters: { address: string; namespace: AccountNamespace },
): void {
  const { address, namespace } = parameters
  const entry = `${namespace}:${foldCase(address)}`
  const others = (kit.storage.get('receivers') ?? []).filter(
    (value) => typeof value === 'string' && value !== entry,
  )
  kit.storage.set('receivers', [entry, ...others].slice(0, RECEIVERS_LIMIT))
}
