import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { showToast } from '../../features/notices/showToast.js'
import { openModal } from '../modal/openModal.js'
import { disconnectWallet } from './disconnectWallet.js'

/**
 * Disconnects an account whose sessions cannot be read: whether it is signed
 * in is not known. An open modal returns to the connect view.
 */
export async function failSignIn(
  kit: Kit,
  { account, error }: { account: Account; error: unknown },
): Promise<void> {
  const { isOpen } = kit.store.get(kit.atoms.modal)
  const network = account.caipNetworkId
  emit(kit, { error, event: 'SIWX_AUTH_ERROR', network })
  kit.logger.error('reading the sign-in session failed', error)
  await disconnectWallet(kit, account).catch((cause) =>
    kit.logger.warn('a wallet failed to disconnect', cause),
  )
  if (isOpen && !kit.getActiveAccount()) openModal(kit, { view: 'Connect' })
  showToast(kit, { key: 'authenticationFailed', variant: 'error' })
}
