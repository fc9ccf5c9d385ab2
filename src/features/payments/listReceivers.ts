import type { AccountNamespace } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the addresses this browser has sent to, newest first. They come only
 * from sends the user approved here, never from a history: anyone can write to
 * that one.
 */
export function listReceivers(
  kit: Kit,
  { namespace }: { namespace: AccountNamespace },
): readonly string[] {
  const start = `${namespace}:`
  return (kit.storage.get('receivers') ?? [])
    .filter((value) => typeof value === 'string')
    .filter((value) => value.startsWith(start))
    .map((value) => value.slice(start.length))
}
