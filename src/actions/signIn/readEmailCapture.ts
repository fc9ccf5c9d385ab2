import type { Account } from '../../core/account/account.js'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import { withSignInTimeout } from '../../features/signIn/withSignInTimeout.js'
import { getProjectFeatures } from '../getProjectFeatures.js'

/**
 * Returns whether the user is to be asked for an email address before an
 * account signs in. `undefined` when the feature is off, the app's sign-in does
 * not capture addresses, or the user has answered already.
 */
export async function readEmailCapture(
  kit: Kit,
  account?: Pick<Account, 'address'> | undefined,
): Promise<readEmailCapture.ReturnType> {
  if (!getSignIn(kit)?.emailCapture) return undefined
  const { captured } = kit.own(createSignInMemory)
  if (account && captured.has(account.address)) return undefined
  const { emailCapture } = await kit.own(createFeatureReader).read()
  if (!emailCapture) return undefined
  return emailCapture.includes('required') ? 'required' : 'optional'
}

export declare namespace readEmailCapture {
  type ReturnType = 'optional' | 'required' | undefined
}

/** Reads the features once; after a failure, those of the page apply. */
function createFeatureReader(kit: Kit) {
  let known: resolveFeatures.Features | undefined
  return {
    async read() {
      if (known) return known
      const { features: local } = kit
      const found = await withSignInTimeout(getProjectFeatures(kit)).catch(
        () => resolveFeatures({ local }).features,
      )
      if (found.isRemote) known = found
      return found
    },
  }
}
