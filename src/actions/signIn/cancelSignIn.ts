import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../analytics/emit.js'
import { switchNetwork } from '../switchNetwork.js'
import { createSignInMemory } from './createSignInMemory.js'
import { disconnectWallet } from './disconnectWallet.js'
import { endPrompt } from './endPrompt.js'
import { getSignIn } from './getSignIn.js'
import { readSession } from './readSession.js'

/**
 * Cancels the sign-in prompt. If the page requires a session, the wallet
 * returns to the network it last signed in on, if it still has a session
 * there, and is disconnected otherwise.
 *
 * @throws what `switchNetwork` and `disconnectAccount` throw; the prompt then
 * stays
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const account = kit.getActiveAccount()
  emit(kit, { event: 'CLICK_CANCEL_SIWX' })
  if (account) {
    kit.own(createSignInMemory).cancels.get(account.caipAddress)?.()
    if (getSignIn(kit)?.getRequired?.() ?? true) await leave(kit, account)
  }
  endPrompt(kit)
}

async function leave(kit: Kit, account: Account) {
  const { lastNetwork } = kit.own(createSignInMemory)
  const isElsewhere = lastNetwork && lastNetwork !== account.caipNetworkId
  const owner = isElsewhere && findOwner(kit, account, lastNetwork)
  if (owner && (await readSession(kit, owner).catch(() => undefined))) {
    await switchNetwork(kit, { chainId: owner.caipNetworkId })
    return
  }
  await disconnectWallet(kit, account)
}

/** The account on that network: the same one, or that of its namespace. */
function findOwner(
  kit: Kit,
  account: Account,
  caipNetworkId: `${string}:${string}`,
) {
  const isSame = caipNetworkId.startsWith(`${account.namespace}:`)
  const [namespace] = caipNetworkId.split(':')
  const owner = isSame
    ? account
    : kit
        .getAccounts()
        .find((one) => one.namespace === namespace && one.isActive)
  return owner && { address: owner.address, caipNetworkId }
}
