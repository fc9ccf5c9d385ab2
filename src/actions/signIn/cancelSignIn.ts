import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import { readSession } from '../../features/signIn/readSession.js'
import { withSignInTimeout } from '../../features/signIn/withSignInTimeout.js'
import { switchNetwork } from '../switchNetwork.js'
import { disconnectWallet } from './disconnectWallet.js'
import { endPrompt } from './endPrompt.js'

/** The modal cannot be closed while the wallet is asked to switch back. */
const SWITCH_MS = 30_000

/**
 * Cancels the sign-in prompt. If the page requires a session, the wallet
 * returns to the network it last signed in on, if it still has a session
 * there, and is disconnected otherwise, also when it does not switch.
 *
 * @throws what `disconnectAccount` throws; the prompt then stays
 */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const account = kit.getActiveAccount()
  emit(kit, { event: 'CLICK_CANCEL_SIWX' })
  if (account) {
    kit.own(createSignInMemory).cancels.get(account.caipAddress)?.()
    if (isRequired(kit)) await leave(kit, account)
  }
  endPrompt(kit)
}

/** As the prompt has said, whatever the app requires by now. */
function isRequired(kit: Kit) {
  const { stack } = kit.store.get(kit.atoms.modal)
  for (const { data, view } of stack)
    if (view === 'SIWXSignMessage' && data?.isRequired !== undefined)
      return data.isRequired
  return getSignIn(kit)?.getRequired?.() ?? true
}

async function leave(kit: Kit, account: Account) {
  const { lastNetwork } = kit.own(createSignInMemory)
  const isElsewhere = lastNetwork && lastNetwork !== account.caipNetworkId
  const owner = isElsewhere && findOwner(kit, account, lastNetwork)
  if (owner && (await readSession(kit, owner).catch(() => undefined))) {
    const chainId = owner.caipNetworkId
    try {
      return void (await withSignInTimeout(
        switchNetwork(kit, { chainId }),
        SWITCH_MS,
      ))
    } catch (error) {
      // Declined or not answered: the user still wants to leave.
      kit.logger.warn('switching back', error)
    }
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
