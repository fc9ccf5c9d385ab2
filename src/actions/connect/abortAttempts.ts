import type { AccountNamespace } from '../../core/account/account.js'
import { ConnectionAbortedError } from '../../core/errors/connectionAborted.js'
import type { Kit } from '../../createKit.js'
import { getAttempts } from './getAttempts.js'

/** Gives up what is being connected, for whoever waits for it. */
export function abortAttempts(
  kit: Kit,
  namespace: AccountNamespace | undefined,
): void {
  const attempts = getAttempts(kit)
  for (const [key, { controller }] of [...attempts]) {
    if (namespace && !key.startsWith(namespace)) continue
    attempts.delete(key)
    controller.abort(new ConnectionAbortedError())
  }
}
