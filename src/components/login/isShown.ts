import type { ModalEntry } from '../../core/modal/modal.js'
import type { Wallet } from '../../wallets/wallet.js'

/** Whether the modal shows the wallet, beside the list that it is in. */
export function isShown({ data = {} }: ModalEntry, row: Wallet): boolean {
  const { namespace, wallet, walletId } = data as Data
  return (
    wallet?.key === row.key ||
    (walletId === row.id && namespace === row.namespace)
  )
}

type Data = {
  namespace?: string | undefined
  wallet?: Wallet | undefined
  walletId?: string | undefined
}
