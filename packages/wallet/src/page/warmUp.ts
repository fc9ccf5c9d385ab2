import { loadAccounts } from '../node/loadAccounts.js'

/**
 * Loads what a user needs once they are logged in: their keys, and what
 * prepares approvals. Called as soon as a login begins, so that it is there
 * when the code has been typed. Whatever fails is loaded again when it is used.
 */
export function warmUp(): void {
  for (const loading of [
    loadAccounts(),
    import('../approve/prepareRequest.js'),
  ])
    loading.catch(() => {})
}
