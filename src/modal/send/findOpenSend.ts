import type { Account } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { OPEN_PAYMENT_SHOWN_MS } from '../../core/constants/send.js'
import type { Kit } from '../../createKit.js'
import { getSendJournal } from '../../features/payments/getSendJournal.js'
import { createJournal } from '../../payments/createJournal.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { solanaRecords } from '../../payments/solanaIntent.js'

/**
 * Finds the last send of an account that was submitted and has no known result,
 * such as one from before a page reload.
 *
 * @returns `undefined` if there is none, or the user has seen its result
 *
 * @example
 * const send = findOpenSend(kit, account)
 */
export function findOpenSend(
  kit: Kit,
  account: Pick<Account, 'address' | 'namespace'>,
): findOpenSend.ReturnType {
  const oldest = Date.now() - OPEN_PAYMENT_SHOWN_MS
  const isOwn = ({ createdAt, from, isTold }: Noted) =>
    !isTold && createdAt > oldest && foldCase(from) === foldCase(address)
  const { address, namespace } = account
  const sends =
    namespace === 'solana'
      ? createJournal(kit.storage, solanaRecords)
          .list()
          .filter(isOwn)
          .map(({ mint = 'native', ...payment }) => ({
            ...payment,
            token: mint,
          }))
      : getSendJournal(kit).list().filter(isOwn).map(readTransfer)
  return sends.findLast((send) => send !== undefined)
}

export declare namespace findOpenSend {
  type ReturnType =
    | {
        /** Base units. */
        amount: string
        /** As the user has seen it, where base units do not say it. */
        shown?: string | undefined
        caipNetworkId: string
        /** What `getSendStatus` looks it up by. */
        id: string
        /** Whether the embedded wallet has what it can send again. */
        isReplaceable?: boolean | undefined
        /** Address or name of the receiver. */
        to: string
        /** `native`, contract or mint. */
        token: string
      }
    | undefined
}

type Noted = Pick<SendIntent, 'createdAt' | 'from' | 'isTold'>

/** `undefined` for a swap, and for the approval before one. */
function readTransfer(intent: SendIntent): findOpenSend.ReturnType {
  const { callsId, data, hash, name, swap, to, value } = intent
  if (swap) return undefined
  // Others may look like another name.
  const shown = name && /^[\x20-\x7e]+$/.test(name) ? name : undefined
  const common = {
    caipNetworkId: intent.caipNetworkId,
    id: intent.id,
    isReplaceable: hash !== undefined || callsId !== undefined,
  }
  if (!data)
    return { ...common, amount: value, to: shown ?? to, token: 'native' }
  // `transfer(address,uint256)` of ERC-20.
  const [, payee, units] =
    /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i.exec(data) ?? []
  if (!payee || !units) return undefined
  const amount = String(BigInt(`0x${units}`))
  return { ...common, amount, to: shown ?? `0x${payee}`, token: to }
}
